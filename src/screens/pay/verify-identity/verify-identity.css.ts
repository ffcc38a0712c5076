import { globalStyle, style } from '@vanilla-extract/css'

/** What is filled in stands as far from the words over it as fields from each other. */
export const form = style({ marginTop: 20 })

/** What became of a link, and of a look at the level. */
export const news = style({})
globalStyle(`${news} > *`, { marginTop: 16 })
