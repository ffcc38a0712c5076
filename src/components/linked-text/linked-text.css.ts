import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'

/** A button within a sentence, so its words look like a link and it takes no extra space. */
export const link = style({ borderRadius: 4 })

export const words = style({
  color: vars.accentText,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
})
