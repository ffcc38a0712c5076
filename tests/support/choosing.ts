/** Where the form of a card stands while the shopper chooses. */
export const CHOOSING = { open: { form: 'choosing' } } as const
