import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../styles/theme.css'
import { leading, rem, tabular } from '../../../../styles/tokens'

// Wraps in a large text size. The room stays the same while the buyer is unknown.
export const buyer = style({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: rem(24),
  marginTop: 4,
  fontSize: rem(14),
  lineHeight: leading(20, 14),
  color: vars.ink3,
})

// The target reaches over the line, which keeps its height.
globalStyle(`${buyer} button`, { marginTop: -10, marginBottom: -10, fontSize: rem(14) })
