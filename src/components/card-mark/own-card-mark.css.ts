import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { mark } from './card-mark.css'

/** The only mark with a filled background. */
export const own = style([mark, { background: vars.accent, boxShadow: 'none', color: vars.onAccent }])

export const turned = style({ fill: 'currentColor', opacity: 0.45 })

export const wallet = style({ fill: 'currentColor' })

export const clasp = style({})

globalStyle(`${own} ${clasp}`, { fill: vars.accent, stroke: 'none' })
