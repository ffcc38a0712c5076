import { globalStyle, style } from '@vanilla-extract/css'
import { ring } from '../../../styles/focus'
import { form } from '../../../styles/rhythm.css'
import { vars } from '../../../styles/theme.css'
import { media, motion, radius, rem, size, text } from '../../../styles/tokens'

const edge = `inset 0 0 0 1.5px ${vars.control}`

export const checkBox = style({})

// The row has padding of its own.
globalStyle(`${form} > ${checkBox}`, { marginTop: 10 })

export const row = style({
  ...text.line,
  position: 'relative',
  display: 'flex',
  width: '100%',
  minHeight: size.target,
  padding: '10px 0',
  color: vars.ink2,
  cursor: 'pointer',
})

globalStyle(`${row} b`, { color: vars.ink })

/** The invisible native checkbox covers the drawn one, so that every input device works. */
export const input = style({
  position: 'absolute',
  zIndex: 1,
  top: 9,
  left: 0,
  width: rem(24),
  height: rem(24),
  opacity: 0,
  cursor: 'pointer',
})

export const box = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: rem(24),
  height: rem(24),
  margin: '-1px 12px 0 0',
  borderRadius: radius.box,
  background: vars.surface,
  boxShadow: edge,
  color: vars.onAccent,
  transition: `background-color ${motion.colour}`,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

export const words = style({ flex: '1 1 auto', minWidth: 0 })

// Hidden, not transparent: forced colours show transparent drawings.
globalStyle(`${input}:not(:checked) + ${box} svg`, { visibility: 'hidden' })

globalStyle(`${input}[aria-invalid="true"]:not(:checked):not(:focus) + ${box}`, {
  boxShadow: `inset 0 0 0 2px ${vars.dangerFill}`,
})

globalStyle(`${input}:checked + ${box}`, { background: vars.accent, boxShadow: 'none' })

globalStyle(`${input}:focus + ${box}`, {
  boxShadow: `${edge}, ${ring}`,
  outline: '2px solid transparent',
})

globalStyle(`${input}:focus:checked + ${box}`, { boxShadow: ring })

globalStyle(`${input}:focus:not(:focus-visible) + ${box}`, { boxShadow: edge })

globalStyle(`${input}:checked:focus:not(:focus-visible) + ${box}`, { boxShadow: 'none' })

export const message = style({ paddingLeft: rem(36) })

globalStyle(`${message} p`, { marginTop: -4 })
