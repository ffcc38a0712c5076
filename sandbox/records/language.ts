/** The checkout's two languages; every text of the sandbox exists in both. */
export type Language = 'tr' | 'en'

export type Words = Readonly<Record<Language, string>>
