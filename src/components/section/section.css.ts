import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { text } from '../../../styles/tokens'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBottom: 10,
})

export const title = style({ ...text.heading, marginRight: 12 })

export const aside = style({ ...text.tiny, minWidth: 0, marginLeft: 'auto', textAlign: 'right', color: vars.ink3 })

// Its target is higher than the line, so the focus ring covers the edge of the table below.
globalStyle(`${aside} button:focus`, { position: 'relative', zIndex: 1 })
