import { style } from '@vanilla-extract/css'
import { fieldRing } from '../../../styles/focus'
import { vars } from '../../../styles/theme.css'
import { leading, media, motion, radius, rem, size, tabular, text } from '../../../styles/tokens'

export const label = style({ ...text.label, display: 'block', marginBottom: 6, color: vars.ink })

export const box = style({
  display: 'flex',
  alignItems: 'stretch',
  minHeight: size.control,
  borderRadius: radius.control,
  background: vars.surface,
  color: vars.ink,
  boxShadow: `inset 0 0 0 1px ${vars.control}`,
  transition: `box-shadow ${motion.colour}`,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

export const wrong = style({ boxShadow: `inset 0 0 0 2px ${vars.dangerFill}` })

/** Declared after `wrong`, so that an invalid field shows the focus. */
export const focusable = style({
  selectors: { '&:focus-within': { boxShadow: fieldRing, outline: '2px solid transparent' } },
})

export const input = style({
  flex: '1 1 auto',
  minWidth: 0,
  width: '100%',
  minHeight: size.control,
  padding: '0 14px',
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  fontSize: rem(17),
  lineHeight: leading(24, 17),
  letterSpacing: '-.006em',
  appearance: 'none',
  outline: 0,
  selectors: { '&::placeholder': { color: vars.ink3, opacity: 1 } },
})

/** Digits run from left to right in every language. */
export const numeric = style({ ...tabular, letterSpacing: '.005em', direction: 'ltr' })

export const prefix = style({ display: 'flex', alignItems: 'stretch', cursor: 'text' })

export const suffix = style({ display: 'flex', alignItems: 'center', paddingRight: 12 })
