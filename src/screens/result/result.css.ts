import { globalStyle, style } from '@vanilla-extract/css'

export const screenOnly = style({ '@media': { print: { display: 'none' } } })

/** Print contains the wallet's name, the result and the receipt. */
globalStyle('main[data-screen="result"] [data-action], nav:not([data-contents]), footer', {
  '@media': { print: { display: 'none' } },
})

/** Printers leave backgrounds out: in any theme text is printed black. A paper has a frame instead of its colour. */
const INK = { color: '#000 !important', background: 'none !important', boxShadow: 'none !important' }
globalStyle('html', { '@media': { print: { background: '#fff !important' } } })
globalStyle('body, header *, main[data-screen="result"] *', { '@media': { print: INK } })
globalStyle('main[data-screen="result"] svg', { '@media': { print: { display: 'none' } } })

/** Neither the receipt nor the deadlines of the purchase are split across sheets. */
globalStyle('[data-receipt], [data-protection]', { '@media': { print: { breakInside: 'avoid' } } })
