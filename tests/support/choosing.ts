/** Where the form of a card is while the shopper chooses. */
export const CHOOSING = { open: { form: 'choosing' } } as const
