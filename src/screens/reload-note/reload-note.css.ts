import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { text } from '../../../styles/tokens'

export const note = style({ ...text.small, marginTop: 16, color: vars.ink3 })
