import { style } from '@vanilla-extract/css'
import { tabular, text } from '../../../styles/tokens'

export const code = style({ ...text.code, ...tabular, overflowWrap: 'anywhere' })
