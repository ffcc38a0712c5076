import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { media, rem, text } from '../../../styles/tokens'

/** The dot's diameter. It is centred on the first line of the title and grows with it. */
const DOT = 12

export const step = style({
  ...text.line,
  position: 'relative',
  padding: `0 0 ${rem(18)} ${rem(34)}`,
  color: vars.ink,
  fontWeight: 550,
})

globalStyle(`${step}:last-child`, { paddingBottom: 0 })

globalStyle(`${step}::before`, {
  content: '""',
  position: 'absolute',
  left: rem(6),
  top: rem(5),
  width: rem(DOT),
  height: rem(DOT),
  boxSizing: 'border-box',
  borderRadius: '50%',
  border: `2px solid ${vars.control}`,
  background: vars.surface,
})

globalStyle(`${step}::after`, {
  content: '""',
  position: 'absolute',
  // The middle of the dot.
  left: `calc(${rem(6 + DOT / 2)} - 1px)`,
  top: rem(21),
  bottom: -1,
  width: 2,
  borderRadius: 1,
  background: vars.hairline,
  '@media': { [media.forcedColors]: { background: 'GrayText' } },
})

globalStyle(`${step}:last-child::after`, { display: 'none' })

export const phases = styleVariants({ done: {}, now: {}, ahead: {} })

globalStyle(`${phases.done}::before`, {
  borderColor: vars.positiveFill,
  background: vars.positiveFill,
  boxShadow: `0 0 0 4px ${vars.positiveSoft}`,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})

// A thick ring, so that this step differs from a done one by more than its colour.
globalStyle(`${phases.now}::before`, {
  borderWidth: rem(4),
  borderColor: vars.accent,
  boxShadow: `0 0 0 4px ${vars.accentSoft}`,
})

export const second = style({ ...text.tiny, display: 'block', marginTop: 1, fontWeight: 400, color: vars.ink3 })
