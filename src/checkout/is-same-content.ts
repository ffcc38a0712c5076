/** Compares by content: every key in a card field creates a new view, which should re-render only if its content differs. */
export const isSameContent = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
