import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { rem, text } from '../../../../styles/tokens'

export const title = style({ padding: '4px 0 14px' })

export const words = style({ flex: '1 1 auto', minWidth: 0, marginLeft: 12 })

globalStyle(`${words} > * + *`, { marginTop: 8 })

/** As high as a line of text, without containing any. */
export const line = style({ ...text.line, display: 'flex', alignItems: 'center', '::before': { content: '"\\200b"' } })

/**
 * For a payment link, the payment panel is below the methods: the placeholder is as high as the form of a new card, so that the panel does
 * not move. A frame may grow with its content but not shrink when the cards load, so there the placeholder is as high as one saved card.
 */
export const room = style({
  selectors: {
    '[data-view="link"] &': { minHeight: rem(660) },
    '[data-view="link"][data-framed] &': { minHeight: rem(360) },
  },
})

/** Content below the first installments, which their rows push down. */
export const belowInstallments = style({})

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

/**
 * In a frame, the end of the page stays hidden until the methods have loaded, since each of them would move it. It also waits for the first
 * installments, which would move the pay button under a finger, but at most 4 seconds, since they may be slow.
 */
const endsOf = (part: string) => [`main:has(${part}) ~ *`, `:has(> main ${part}) ~ footer`]
const inFrame = (part: string) => `[data-view="link"][data-framed] ${part}`
for (const end of endsOf(room)) globalStyle(inFrame(end), { visibility: 'hidden' })
for (const end of [belowInstallments, ...endsOf(belowInstallments)])
  // Applies with reduced motion too: it is a delay, not a motion.
  globalStyle(inFrame(end), { animation: `${appear} 0s 4s both !important` })
