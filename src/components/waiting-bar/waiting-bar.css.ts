import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { ease, media } from '../../../styles/tokens'

export const track = style({
  height: 4,
  borderRadius: 2,
  background: vars.hairline,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

const slide = keyframes({ '0%': { transform: 'translateX(-100%)' }, '100%': { transform: 'translateX(265%)' } })

/** With reduced motion it stays still, and the label shows the state. */
export const runner = style({
  display: 'block',
  width: '38%',
  height: 4,
  borderRadius: 2,
  background: vars.accentLine,
  animation: `${slide} 1.6s ${ease} infinite`,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})

export const label = style({ marginTop: 8 })
