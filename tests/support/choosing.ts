/** State of the card form while the shopper chooses. */
export const CHOOSING = { open: { form: 'choosing' } } as const
