import { style } from '@vanilla-extract/css'

export const screenOnly = style({ '@media': { print: { display: 'none' } } })

/** On the screen the header and the price panel name the shop. */
export const printOnly = style({ display: 'none', '@media': { print: { display: 'block' } } })
