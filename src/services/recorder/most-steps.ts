/** Maximum number of recorded steps: some minutes of a busy page, in about 40 KB of text. */
export const MOST_STEPS = 300
