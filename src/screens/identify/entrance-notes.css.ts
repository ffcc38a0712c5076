import { style } from '@vanilla-extract/css'

export const place = style({ paddingTop: 12 })
