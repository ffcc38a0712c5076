import { style } from '@vanilla-extract/css'

/** The way back stands on the title's line and is as tall as a thumb: it takes its height from the air around. */
export const wayBack = style({ display: 'block', margin: '-10px 0' })
