import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'
import { rem, text } from '../../styles/tokens'

export const image = style({
  display: 'block',
  width: 'auto',
  height: rem(22),
  maxWidth: rem(140),
  objectFit: 'contain',
})

export const secure = style({
  ...text.badge,
  display: 'flex',
  alignItems: 'center',
  marginTop: 1,
  color: vars.positive,
  whiteSpace: 'nowrap',
})

globalStyle(`${secure} svg`, { marginRight: 3 })
