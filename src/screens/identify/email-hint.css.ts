import { globalStyle, style } from '@vanilla-extract/css'
import { ring } from '../../../styles/focus'
import { vars } from '../../../styles/theme.css'
import { size, text } from '../../../styles/tokens'

export const hint = style({ ...text.small, marginTop: 6, color: vars.ink2 })

/** Looks like one line of text, but its padding makes it a full touch target. */
export const suggestion = style({
  display: 'inline-block',
  maxWidth: '100%',
  minHeight: size.target,
  margin: '-4px -6px -20px',
  padding: '4px 6px 20px',
  verticalAlign: 'top',
})

export const address = style({
  borderRadius: 4,
  fontWeight: 500,
  color: vars.accentText,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
})

// The focus ring is around the address only.
globalStyle(`${suggestion}:focus`, { boxShadow: 'none' })
globalStyle(`${suggestion}:focus ${address}`, { outline: '2px solid transparent', boxShadow: ring })
globalStyle(`${suggestion}:focus:not(:focus-visible) ${address}`, { outline: 0, boxShadow: 'none' })
