/** Where a card payment stands while the shopper chooses. */
export const CHOOSING = { open: { payment: 'choosing' } } as const
