import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { media, motion, radius, size, text } from '../../../styles/tokens'

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

export const primary = style({
  background: vars.accent,
  color: vars.onAccent,
  selectors: { '&:active': { background: vars.accentPress, transform: 'scale(.985)' } },
})

const breathe = keyframes({ from: { backgroundColor: vars.accent }, to: { backgroundColor: vars.accentPress } })

/**
 * The label says that the button is busy, and the fill pulses between two shades that both have enough contrast for it. In a narrow column
 * the label takes two lines without making the button higher. The lines grow with text at 200 %.
 */
export const busy = style({
  padding: '4px 12px',
  background: vars.accentPress,
  color: vars.onAccent,
  animation: `${breathe} 900ms ease-in-out infinite alternate`,
  '@media': { [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' } },
})

// On the label itself, because panels restate the line height of their buttons.
globalStyle(`${busy} > span`, { lineHeight: 1.17 })
