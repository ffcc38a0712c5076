import { style } from '@vanilla-extract/css'

/** What is filled in is as far from the words over it as fields from each other. */
export const form = style({ marginTop: 20 })
