import { createVar } from '@vanilla-extract/css'

// What floats over a page has to know how the page is laid out; the page says so to its content.

/** The room that the payment bar takes at the end of a phone's page, without the safe area. */
export const barRoom = createVar()

/** From the middle of the desktop's window to the left line of its main column. */
export const columnStart = createVar()
