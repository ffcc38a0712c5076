import { style } from '@vanilla-extract/css'
import { vars } from '../../../../../styles/theme.css'
import { text } from '../../../../../styles/tokens'

export const sentence = style({ ...text.line, color: vars.ink2 })
