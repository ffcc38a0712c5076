import { globalStyle, style } from '@vanilla-extract/css'
import { ring } from '../../../styles/focus'
import { vars } from '../../../styles/theme.css'
import { leading, radius, rem, size, tabular } from '../../../styles/tokens'

export const prefix = style({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  minHeight: size.control,
  padding: '0 8px 0 14px',
  borderRadius: radius.control,
  fontSize: rem(17),
  lineHeight: leading(24, 17),
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: vars.ink,
  selectors: {
    '&:focus': { boxShadow: ring, outline: '2px solid transparent' },
    '&:focus:not(:focus-visible)': { boxShadow: 'none' },
  },
})

globalStyle(`${prefix} svg`, { marginLeft: 4, color: vars.ink3, transform: 'rotate(180deg)' })
