import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'
import { radius, rem, text } from '../../styles/tokens'

export const qr = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: rem(96),
  marginTop: 20,
  selectors: { '[data-view="link"] &': { marginBottom: 24 } },
  '@media': { print: { display: 'none' } },
})

/** Dark on light in the dark theme too: not every camera reads inverted codes. */
export const code = style({
  flex: 'none',
  width: rem(96),
  height: rem(96),
  boxSizing: 'border-box',
  marginRight: 14,
  padding: 8,
  borderRadius: radius.small,
  background: '#FFFFFF',
  fill: '#0C1638',
  boxShadow: `0 0 0 1px ${vars.hairline}`,
  forcedColorAdjust: 'none',
})

export const words = style({ ...text.small, margin: 0, color: vars.ink2 })
