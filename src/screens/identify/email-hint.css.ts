import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { radius, size, text } from '../../../styles/tokens'

export const hint = style({ ...text.small, marginTop: 6, color: vars.ink2 })

/** One line of text to the eye; under a finger as high as every target, by the air below it. */
export const suggestion = style({
  display: 'inline-block',
  maxWidth: '100%',
  minHeight: size.target,
  margin: '-4px -6px -20px',
  padding: '4px 6px 20px',
  borderRadius: radius.small,
  fontWeight: 500,
  color: vars.accentText,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  verticalAlign: 'top',
})
