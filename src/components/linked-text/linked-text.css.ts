import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'

/** A button within a sentence, so it looks like a link and takes no extra space. */
export const link = style({
  borderRadius: 4,
  color: vars.accentText,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
})
