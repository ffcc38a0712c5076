/** Equal by content: a view that is made at every key in a card field is redrawn only where its content differs. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
