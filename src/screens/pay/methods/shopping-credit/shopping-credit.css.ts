import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../../styles/theme.css'
import { text } from '../../../../../styles/tokens'

/** Focused by code, not by the shopper, so it shows no ring. */
export const method = style({ selectors: { '&:focus': { outline: 0 } } })

/** Replaces a table, or is above its placeholder. */
export const lead = style({ ...text.line, marginBottom: 10, color: vars.ink2 })

export const fine = style({ ...text.small, marginTop: 8, color: vars.ink3 })

/** Negative margins keep a link beside a heading from making the line higher. */
export const aside = style({ display: 'block', margin: '-10px 0' })

export const planRoom = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 48,
  padding: '0 16px',
})

globalStyle(`${planRoom} + ${planRoom}`, { borderTop: `1px solid ${vars.hairline}` })
