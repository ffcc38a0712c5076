import { globalStyle, style } from '@vanilla-extract/css'
import { rem } from '../../../../styles/tokens'

export const title = style({ padding: '4px 0 14px' })

export const words = style({ flex: '1 1 auto', minWidth: 0, marginLeft: 12 })

globalStyle(`${words} > * + *`, { marginTop: 8 })

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

/** What ends the page of a frame waits for the methods: the frame is as high as they are, and it would move with each of them. */
for (const end of [`main:has(${room}) ~ *`, `:has(> main ${room}) ~ footer`])
  globalStyle(`[data-view="link"][data-framed] ${end}`, { visibility: 'hidden' })
