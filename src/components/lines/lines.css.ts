import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { leading, media, rem, tabular, text } from '../../../styles/tokens'

export const line = style({
  ...text.line,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  padding: '5px 0',
  color: vars.ink2,
})

// The name wraps first; the value takes a line of its own only if it leaves the name no room.
globalStyle(`${line} dt`, { flex: `1 1 ${rem(80)}`, minWidth: 0, marginRight: 16, textWrap: 'balance' })

globalStyle(`${line} dd`, {
  ...tabular,
  minWidth: 0,
  marginLeft: 'auto',
  textAlign: 'right',
  fontWeight: 500,
  color: vars.ink,
})

export const coming = style({ display: 'inline-block', verticalAlign: 'middle' })

/** Money that the shopper gets back or is given. */
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

export const compact = style({})

globalStyle(`${compact} ${line}`, {
  '@media': { [media.desktop]: { fontSize: rem(14), lineHeight: leading(20, 14) } },
})

globalStyle(`${compact} ${line} dt`, { '@media': { [media.desktop]: { marginRight: 8 } } })
