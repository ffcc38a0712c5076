import { globalStyle, style } from '@vanilla-extract/css'

/** It is brought to, not pressed. */
export const change = style({ outline: 0 })

globalStyle(`${change} > * + *`, { marginTop: 12 })
