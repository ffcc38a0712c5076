import { style } from '@vanilla-extract/css'

export const failed = style({ marginTop: 16 })

export const retry = style({ marginTop: 16 })
