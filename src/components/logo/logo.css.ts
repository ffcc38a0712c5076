import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { rem, text } from '../../../styles/tokens'

export const logo = style({ ...text.logo, display: 'flex', alignItems: 'center', color: vars.ink })

export const mark = style({ width: rem(20), height: rem(20), marginRight: 6 })

export const turned = style({ fill: vars.mark2 })

export const wallet = style({ fill: vars.accent })

export const clasp = style({ fill: vars.onAccent })
