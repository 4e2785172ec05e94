enum NestTexts { static let nest = "" }
