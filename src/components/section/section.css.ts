import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { text } from '../../../styles/tokens'

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBottom: 10,
})

export const title = style(text.heading)

export const aside = style({ ...text.tiny, marginLeft: 12, textAlign: 'right', color: vars.ink3 })
