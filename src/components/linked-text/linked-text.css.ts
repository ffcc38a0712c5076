import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'

/** It is in a sentence, so it looks as its other links do and takes no space of its own. */
export const link = style({
  borderRadius: 4,
  color: vars.accentText,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
})
