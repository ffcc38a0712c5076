import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { rem } from '../../../styles/tokens'

export const rowButton = style({
  color: vars.accentText,
  selectors: { '&:active': { background: vars.accentSoft } },
})

/** Aligned with the radios above it. */
export const icon = style({ flex: 'none', display: 'flex', width: rem(22) })

export const words = style({ flex: '1 1 0', minWidth: 0, marginLeft: 12 })
