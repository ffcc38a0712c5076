import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { media, radius, text } from '../../../styles/tokens'

/** Indents the note and the list to the text of the heading, beside its mark. */
const inset = 30

export const summary = style({
  padding: '14px 16px 8px',
  border: `2px solid ${vars.dangerFill}`,
  borderRadius: radius.group,
  background: vars.surface,
  // The step strip is right above it.
  '@media': { [media.phone]: { marginTop: 10 } },
})

export const head = style({ display: 'flex' })

export const mark = style({ margin: '2px 10px 0 0', color: vars.danger })

export const title = style({ ...text.heading, color: vars.ink })

export const note = style({ ...text.small, margin: `2px 0 0 ${inset}px`, color: vars.ink2 })

export const list = style({ margin: `4px 0 0 ${inset}px`, padding: 0, listStyle: 'none' })

globalStyle(`${list} > li + li`, { borderTop: `1px solid ${vars.hairline}` })

export const link = style({
  ...text.line,
  display: 'block',
  padding: '11px 0',
  borderRadius: radius.small,
  fontWeight: 500,
  color: vars.danger,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
})
