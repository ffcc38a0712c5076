import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'
import { leading, radius, rem } from '../../styles/tokens'

/** No higher than its line, because it appears late and must not move anything. */
export const mark = style({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: rem(24),
  height: rem(18),
  marginRight: 6,
  borderRadius: radius.small,
  background: vars.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.hairline}`,
  fontSize: rem(10),
  lineHeight: leading(18, 10),
  fontWeight: 650,
  verticalAlign: 'bottom',
  selectors: {
    '[data-merchant-mark] &': { display: 'inline-flex' },
    '&::before': { content: 'attr(data-merchant-initials)' },
  },
})
