import { globalStyle, style } from '@vanilla-extract/css'

/** Nothing that a sheet of paper has a use for. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } })

/** On paper the receipt stands by itself: what is beside the screen is of no use there. */
globalStyle('[data-screen="result"] [data-action]', { '@media': { print: { display: 'none' } } })
