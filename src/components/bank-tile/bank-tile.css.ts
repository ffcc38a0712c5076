import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { leading, radius, rem } from '../../../styles/tokens'

export const tile = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: rem(40),
  height: rem(40),
  borderRadius: radius.small,
  background: vars.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.hairline}`,
  fontSize: rem(14),
  lineHeight: leading(24, 14),
  fontWeight: 650,
  letterSpacing: '-.02em',
})
