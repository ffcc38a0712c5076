/** The checkout caps the heights and offsets that it posts at this number; the loader refuses a message with a larger one. */
export const MAX_PIXELS = 20_000
