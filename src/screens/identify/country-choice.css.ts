import { style } from '@vanilla-extract/css'

/** As far below the title as fields are from each other. */
export const choice = style({ marginTop: 16 })

export const retry = style({ marginTop: 16 })
