import { style } from '@vanilla-extract/css'
import { focusAround } from '../../../styles/focus'
import { vars } from '../../../styles/theme.css'
import { leading, rem } from '../../../styles/tokens'

const pressed = (background: string) => ({ '&:active': { background, transform: 'scale(.985)' } })

const edge = `inset 0 0 0 1px ${vars.control}`

const wordsOnly = { background: 'none', fontSize: rem(16), lineHeight: leading(24, 16), fontWeight: 550 }

/** For a button beside the primary one. No first screen has one, so these looks are in later chunks. */
export const second = style({
  background: vars.surface,
  color: vars.ink,
  boxShadow: edge,
  selectors: { ...pressed(vars.sunken), ...focusAround(edge) },
})

export const quiet = style({ ...wordsOnly, color: vars.accentText, selectors: pressed(vars.accentSoft) })

export const danger = style({ ...wordsOnly, color: vars.danger, selectors: pressed(vars.dangerSoft) })
