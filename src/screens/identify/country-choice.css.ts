import { style } from '@vanilla-extract/css'

/** Under the title, as far as from field to field. */
export const choice = style({ marginTop: 16 })

export const retry = style({ marginTop: 16 })
