import { style } from '@vanilla-extract/css'
import { vars } from './theme.css'
import { tabular, text } from './tokens'

export const tiny = style({ ...text.tiny, color: vars.ink3 })

export const finePrint = style({ ...text.tiny, ...tabular, marginTop: 24, color: vars.ink3 })
