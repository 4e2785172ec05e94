enum SheetTexts { static let physics = "" }
