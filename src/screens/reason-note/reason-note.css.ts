import { style } from '@vanilla-extract/css'
import { rem } from '../../../styles/tokens'

export const place = style({
  // Scrolled to, it is not at the window's very edge.
  scrollMargin: `${rem(16)} 0`,
  selectors: {
    // Below the head that many shops fix to their window, as `bring-into-view.ts` scrolls.
    '[data-framed] &': { scrollMarginTop: 80 },
  },
})
