import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'
import { text } from '../../styles/tokens'

export const line = style({ ...text.tiny, marginTop: 24, color: vars.ink3, fontVariantNumeric: 'tabular-nums' })
