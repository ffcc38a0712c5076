import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { focusAround } from '../../../styles/focus'
import { vars } from '../../../styles/theme.css'
import { media, motion, radius, rem, size, text } from '../../../styles/tokens'

export const button = style({
  ...text.button,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  minHeight: size.control,
  padding: '8px 20px',
  borderRadius: radius.control,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `background-color ${motion.colour}, transform ${motion.press}`,
  selectors: { '& + &': { marginTop: 8 } },
  '@media': { [media.forcedColors]: { border: '2px solid' } },
})

globalStyle(`${button} svg`, { marginRight: 8 })

const pressed = (background: string) => ({ '&:active': { background, transform: 'scale(.985)' } })

const edge = (colour: string) => `inset 0 0 0 1px ${colour}`

const wordsOnly = { background: 'none', fontSize: rem(16), fontWeight: 550 }

export const variants = styleVariants({
  primary: { background: vars.accent, color: vars.onAccent, selectors: pressed(vars.accentPress) },
  second: {
    background: vars.surface,
    color: vars.ink,
    boxShadow: edge(vars.control),
    selectors: { ...pressed(vars.sunken), ...focusAround(edge(vars.control)) },
  },
  quiet: { ...wordsOnly, color: vars.accentText, selectors: pressed(vars.accentSoft) },
  danger: { ...wordsOnly, color: vars.danger, selectors: pressed(vars.dangerSoft) },
})

/** Closed, not faded: the words stay readable, and the reason stands near. */
export const unavailable = style({
  background: vars.sunken,
  color: vars.ink3,
  boxShadow: edge(vars.hairline),
  selectors: focusAround(edge(vars.hairline)),
})

const breathe = keyframes({ from: { backgroundColor: vars.accent }, to: { backgroundColor: vars.accentPress } })

/** At work: the words say so, and the fill breathes between two shades that both carry them. */
export const busy = style({
  background: vars.accentPress,
  color: vars.onAccent,
  animation: `${breathe} 900ms ease-in-out infinite alternate`,
})
