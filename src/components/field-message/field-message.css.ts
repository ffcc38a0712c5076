import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { text } from '../../../styles/tokens'

export const hint = style({ ...text.small, marginTop: 6, color: vars.ink3 })

export const error = style({ ...text.label, display: 'flex', marginTop: 6, color: vars.danger })

export const mark = style({ margin: '2px 6px 0 0' })
