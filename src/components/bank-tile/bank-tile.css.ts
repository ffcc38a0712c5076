import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { leading, radius, rem } from '../../../styles/tokens'

export const tile = style({
  position: 'relative',
  overflow: 'hidden',
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

const logo = style({ position: 'absolute', top: 0, left: 0, width: '100%', height: '100%', objectFit: 'contain' })

export const logos = styleVariants({
  loading: [logo, { visibility: 'hidden' }],
  // Logos are drawn for white paper, in either theme.
  loaded: [logo, { background: '#fff' }],
})
