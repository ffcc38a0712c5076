import { style } from '@vanilla-extract/css'

/** Nothing that a sheet of paper has a use for. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } })
