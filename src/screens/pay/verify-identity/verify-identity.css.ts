import { globalStyle, style } from '@vanilla-extract/css'

/** What is filled in is as far from the words over it as fields from each other. */
export const form = style({ marginTop: 20 })

/** The result of sending a link, and of a look at the level. */
export const news = style({})
globalStyle(`${news} > *`, { marginTop: 16 })
