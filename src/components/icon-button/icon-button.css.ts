import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { radius, size } from '../../../styles/tokens'

export const iconButton = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: size.target,
  height: size.target,
  borderRadius: radius.control,
  color: vars.ink2,
})
