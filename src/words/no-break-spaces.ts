/** Replaces blanks by no-break spaces, so that a phone number stays on one line. */
export const withNoBreakSpaces = (phone: string) => phone.replace(/ /g, '\u00a0')
