import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { rem, text } from '../../../../styles/tokens'

export const title = style({ padding: '4px 0 14px' })

export const words = style({ flex: '1 1 auto', minWidth: 0, marginLeft: 12 })

globalStyle(`${words} > * + *`, { marginTop: 8 })

/** As high as a line of words, of which it has none. */
export const line = style({ ...text.line, display: 'flex', alignItems: 'center', '::before': { content: '"\\200b"' } })

/**
 * The payment panel is under the methods in the view of a payment link: it is kept where the form of a new card puts it. A frame is as high as
 * its page, and may grow but not shrink when the cards come: there the room is that of one saved card.
 */
export const room = style({
  selectors: {
    '[data-view="link"] &': { minHeight: rem(660) },
    '[data-view="link"][data-framed] &': { minHeight: rem(360) },
  },
})

/** What is under the first installments, and moves by as many rows as there are. */
export const belowInstallments = style({})

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

/**
 * What ends the page of a frame waits for the methods: the frame is as high as they are, and it would move with each of them. For the first
 * installments it waits as well, since the pay button would move under a finger, but no longer than a few seconds: they may be slow.
 */
const endsOf = (part: string) => [`main:has(${part}) ~ *`, `:has(> main ${part}) ~ footer`]
const inFrame = (part: string) => `[data-view="link"][data-framed] ${part}`
for (const end of endsOf(room)) globalStyle(inFrame(end), { visibility: 'hidden' })
for (const end of [belowInstallments, ...endsOf(belowInstallments)])
  // It is no motion: who wants less of it waits as well.
  globalStyle(inFrame(end), { animation: `${appear} 0s 4s both !important` })
