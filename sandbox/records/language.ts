/** The checkout's two languages; a sentence of the sandbox exists in both or not at all. */
export type Language = 'tr' | 'en'

export type Words = Readonly<Record<Language, string>>
