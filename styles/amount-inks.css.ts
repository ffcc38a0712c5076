import { createVar } from '@vanilla-extract/css'

/** Ground-dependent inks of an amount's sign and decimals; a tile sets them for the amounts on it. */
export const signInk = createVar()
export const fractionInk = createVar()
