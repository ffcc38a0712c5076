import { style } from '@vanilla-extract/css'
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
