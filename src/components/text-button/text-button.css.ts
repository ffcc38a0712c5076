import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { leading, radius, rem, size } from '../../../styles/tokens'

export const textButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  // Room for the focus ring, while the text stays aligned with the left edge.
  margin: '0 -8px',
  padding: '0 8px',
  borderRadius: radius.small,
  fontSize: rem(15),
  lineHeight: leading(24, 15),
  fontWeight: 500,
  color: vars.accentText,
  textDecoration: 'none',
})

globalStyle(`${textButton} svg`, { marginRight: 8 })

export const closed = style({ color: vars.ink3 })
