import { style } from '@vanilla-extract/css'
import { media } from '../../../styles/tokens'

export const main = style({ minWidth: 0 })

/** A screen that opens with a seal or another drawing starts lower. */
export const full = style({
  paddingTop: 28,
  '@media': { [media.desktop]: { paddingTop: 40 } },
})
