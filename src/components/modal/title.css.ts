import { style } from '@vanilla-extract/css'
import { rem, text } from '../../../styles/tokens'

/**
 * `overflow` makes it a box of its own: all its lines end before the cross, and are balanced alike. Its least width has room for every word;
 * where that is not beside the cross, as with doubled text on a phone, the title begins under it.
 */
export const title = style({
  ...text.modalTitle,
  overflow: 'hidden',
  minWidth: `min(100%, ${rem(130)})`,
  textWrap: 'balance',
  outline: 0,
})
