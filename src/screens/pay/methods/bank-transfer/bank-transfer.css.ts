import { style } from '@vanilla-extract/css'

export const screenOnly = style({ '@media': { print: { display: 'none' } } })
