import { style } from '@vanilla-extract/css'

export const lines = style({ marginTop: 16 })
