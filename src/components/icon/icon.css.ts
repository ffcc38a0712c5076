import { styleVariants } from '@vanilla-extract/css'
import { rem } from '../../../styles/tokens'

const line = (pixels: number, strokeWidth: number) => ({
  width: rem(pixels),
  height: rem(pixels),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth,
  strokeLinecap: 'round' as const,
  strokeLinejoin: 'round' as const,
})

export const icon = styleVariants({
  normal: line(20, 1.6),
  small: line(16, 1.9),
  bold: line(16, 2.4),
  tiny: line(12, 2),
  tick: line(14, 2.4),
})
