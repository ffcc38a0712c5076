import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../../styles/theme.css'
import { text } from '../../../../../styles/tokens'

/** Brought to, not pressed. */
export const method = style({ selectors: { '&:focus': { outline: 0 } } })

/** In the place of a table, or over its placeholder. */
export const lead = style({ ...text.line, marginBottom: 10, color: vars.ink2 })

/** What the figures of a table are made of. */
export const fine = style({ ...text.small, marginTop: 8, color: vars.ink3 })

/** A link beside a heading makes its line no higher than the heading is. */
export const aside = style({ display: 'block', margin: '-10px 0' })

/** The room of a row of a table. */
export const planRoom = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 48,
  padding: '0 16px',
})

globalStyle(`${planRoom} + ${planRoom}`, { borderTop: `1px solid ${vars.hairline}` })
