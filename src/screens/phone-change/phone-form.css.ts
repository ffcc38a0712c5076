import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { leading, rem, tabular } from '../../../styles/tokens'

/** The fixed calling code of a member's number. */
export const prefix = style({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  margin: '12px 0',
  padding: '0 12px 0 14px',
  borderRight: `1px solid ${vars.hairline}`,
  fontSize: rem(17),
  lineHeight: leading(24, 17),
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: vars.ink,
})
