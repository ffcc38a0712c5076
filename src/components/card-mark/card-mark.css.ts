import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { radius, rem } from '../../../styles/tokens'

export const mark = style({
  flex: 'none',
  display: 'block',
  borderRadius: radius.tag,
  color: vars.ink,
  background: vars.chip,
  boxShadow: `inset 0 0 0 1px ${vars.chipLine}`,
})

globalStyle(`${mark} text`, { fill: 'currentColor', textAnchor: 'middle' })

globalStyle(`${mark} path`, { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6, strokeLinecap: 'round' })

export const sizes = styleVariants({
  normal: { width: rem(44), height: rem(30) },
  small: { width: rem(38), height: rem(26) },
})
