import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { ease, rem } from '../../../styles/tokens'

const starInk = createVar()
const outlineInk = createVar()
const glyphInk = createVar()

export const seal = style({ width: rem(88), height: rem(88), margin: '0 0 20px -6px' })

const tone = (star: string, outline: string, glyph: string) => ({
  vars: { [starInk]: star, [outlineInk]: outline, [glyphInk]: glyph },
})

/** The solid fill is for success only. */
export const tones = styleVariants({
  accent: tone(vars.accentSoft, vars.accentText, vars.accentText),
  positive: tone(vars.positiveFill, vars.positiveFill, vars.onPositive),
  warning: tone(vars.warningSoft, vars.warningFill, vars.warning),
  danger: tone(vars.dangerSoft, vars.dangerFill, vars.danger),
})

export const outline = style({
  fill: 'none',
  stroke: outlineInk,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  opacity: 0.4,
})

export const star = style({
  fill: starInk,
  stroke: starInk,
  strokeWidth: 5,
  strokeLinejoin: 'round',
})

export const glyph = style({
  fill: 'none',
  stroke: glyphInk,
  strokeWidth: 3.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

const grow = keyframes({ from: { transform: 'scale(.9)' } })

export const growing = style({ animation: `${grow} 200ms ${ease}` })

// The tick's path is 42 units long.
const draw = keyframes({ from: { strokeDashoffset: 42 } })

export const drawn = style({ strokeDasharray: 42, animation: `${draw} 240ms ${ease} 200ms backwards` })
