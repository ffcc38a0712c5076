import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'
import { media, rem, tabular, text } from '../../styles/tokens'

const clock = style({
  ...text.small,
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: rem(32),
  padding: '0 10px 0 8px',
  borderRadius: rem(18),
  fontWeight: 600,
  color: vars.ink2,
  '@media': {
    [media.smallPhone]: { padding: '0 6px' },
    [media.desktop]: { minHeight: rem(36), padding: '0 0 0 12px' },
  },
})

export const clocks = styleVariants({
  calm: [clock],
  last: [
    clock,
    {
      background: vars.warningSoft,
      color: vars.warning,
      '@media': { [media.desktop]: { paddingRight: 12 } },
    },
  ],
})

export const label = style({
  display: 'none',
  marginRight: 8,
  fontWeight: 400,
  color: vars.ink3,
  '@media': { [media.desktop]: { display: 'inline' } },
})

export const lastLabel = style({ color: 'inherit' })

const ring = style({
  width: rem(16),
  height: rem(16),
  marginRight: 6,
  fill: 'none',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
})

export const rings = styleVariants({
  calm: [ring, { '@media': { [media.smallPhone]: { display: 'none' } } }],
  last: [ring],
})

export const track = styleVariants({
  calm: { stroke: vars.hairline },
  last: { stroke: 'currentColor', opacity: 0.28 },
})

export const left = styleVariants({ calm: { stroke: vars.accentLine }, last: { stroke: 'currentColor' } })
