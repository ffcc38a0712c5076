/** Compares by content: most snapshots of a machine, as of each key in a card field, make a view whose content is the same. */
export const isSameContent = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
