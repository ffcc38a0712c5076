import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { media, rem, tabular, text } from '../../../styles/tokens'

export const line = style({
  ...text.line,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  padding: '5px 0',
  color: vars.ink2,
})

// The name gives way first; only a value that leaves it no room takes a line of its own.
globalStyle(`${line} dt`, { flex: `1 1 ${rem(80)}`, minWidth: 0, marginRight: 16 })

globalStyle(`${line} dd`, {
  ...tabular,
  minWidth: 0,
  marginLeft: 'auto',
  textAlign: 'right',
  fontWeight: 500,
  color: vars.ink,
})

/** A skeleton in a line of text. */
export const coming = style({ display: 'inline-block', verticalAlign: 'middle' })

/** Money that comes back or is given. */
export const plus = style({})
globalStyle(`${plus} dd`, { color: vars.positive })

export const sum = style({
  marginTop: 7,
  paddingTop: 12,
  borderTop: `1px solid ${vars.hairline}`,
  color: vars.ink,
  fontWeight: 600,
})
globalStyle(`${sum} dd`, { fontWeight: 650 })

/** In the price panel, which is narrow on the desktop. */
export const compact = style({})

globalStyle(`${compact} ${line}`, {
  '@media': { [media.desktop]: { fontSize: rem(14), lineHeight: rem(20) } },
})

globalStyle(`${compact} ${line} dt`, { '@media': { [media.desktop]: { marginRight: 8 } } })
