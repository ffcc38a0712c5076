import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { text } from '../../../styles/tokens'

export const step = style({
  ...text.line,
  position: 'relative',
  padding: '0 0 18px 34px',
  color: vars.ink,
  fontWeight: 550,
})

globalStyle(`${step}:last-child`, { paddingBottom: 0 })

globalStyle(`${step}::before`, {
  content: '""',
  position: 'absolute',
  left: 6,
  top: 5,
  width: 12,
  height: 12,
  boxSizing: 'border-box',
  borderRadius: 6,
  border: `2px solid ${vars.control}`,
  background: vars.surface,
})

globalStyle(`${step}::after`, {
  content: '""',
  position: 'absolute',
  left: 11,
  top: 21,
  bottom: -1,
  width: 2,
  borderRadius: 1,
  background: vars.hairline,
})

globalStyle(`${step}:last-child::after`, { display: 'none' })

export const phases = styleVariants({ done: {}, now: {}, ahead: {} })

globalStyle(`${phases.done}::before`, {
  borderColor: vars.positiveFill,
  background: vars.positiveFill,
  boxShadow: `0 0 0 4px ${vars.positiveSoft}`,
})

globalStyle(`${phases.now}::before`, {
  borderColor: vars.accent,
  background: vars.accent,
  boxShadow: `0 0 0 4px ${vars.accentSoft}`,
})

export const second = style({ ...text.tiny, display: 'block', marginTop: 1, fontWeight: 400, color: vars.ink3 })
