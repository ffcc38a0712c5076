import { createVar } from '@vanilla-extract/css'

/** Colours of an amount's sign and decimals, which depend on the background; a tile sets them for its amounts. */
export const signInk = createVar()
export const fractionInk = createVar()
