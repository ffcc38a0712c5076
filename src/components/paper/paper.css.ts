import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { media, radius } from '../../../styles/tokens'

export const padding = 18

export const paper = style({
  padding,
  borderRadius: radius.paper,
  background: vars.surface,
  boxShadow: `0 0 0 1px ${vars.hairline}`,
  '@media': { [media.forcedColors]: { border: '1px solid' }, print: { border: '1px solid #000' } },
})

export const tear = style({ height: 0, margin: '10px 0 14px', border: 0, borderTop: `1px dashed ${vars.control}` })
