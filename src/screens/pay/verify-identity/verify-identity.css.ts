import { globalStyle, style } from '@vanilla-extract/css'

/** The form is as far from the text above it as fields are from each other. */
export const form = style({ marginTop: 20 })

export const status = style({})
globalStyle(`${status} > *`, { marginTop: 16 })
