import { style } from '@vanilla-extract/css'

/** Under the form, beside whose column it ends. */
export const place = style({ paddingTop: 12 })
