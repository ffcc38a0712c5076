/** The properties of what has none, which are the same each time. */
export const NOTHING = {}
