import { createVar } from '@vanilla-extract/css'

// Overlays depend on the page's layout, so the page passes these variables to its content.

/** Height of the payment bar at the bottom of a phone's page, without the safe area. */
export const barRoom = createVar()

/** Offset from the middle of a desktop window to the left edge of its main column. */
export const columnStart = createVar()
