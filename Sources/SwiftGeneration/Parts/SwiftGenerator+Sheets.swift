extension SwiftGenerator { mutating func settle(_ sheet: Int, _ detent: Int, _ text: inout SwiftText) {} }
