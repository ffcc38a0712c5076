import { globalStyle, style } from '@vanilla-extract/css'

/** Nothing that a sheet of paper has a use for. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } })

/** Paper has the wallet's name, the result and the receipt. */
globalStyle('main[data-screen="result"] [data-action], nav:not([data-contents]), footer', {
  '@media': { print: { display: 'none' } },
})

/** A receipt stays on one sheet, and so do the days of the purchase. */
globalStyle('[data-receipt], [data-protection]', { '@media': { print: { breakInside: 'avoid' } } })
