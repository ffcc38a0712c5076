import { style } from '@vanilla-extract/css'

/** A note keeps as far from the box below it as boxes keep from each other. */
export const forced = style({ marginBottom: 12 })
