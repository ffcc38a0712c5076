import { globalStyle, style } from '@vanilla-extract/css'

/** Focused by code, not by the shopper, so it shows no outline. */
export const change = style({ outline: 0 })

globalStyle(`${change} > * + *`, { marginTop: 12 })
