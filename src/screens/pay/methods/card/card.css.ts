import { style } from '@vanilla-extract/css'
import { vars } from '../../../../../styles/theme.css'
import { text } from '../../../../../styles/tokens'

/** The way back is on the new card's title line and is as tall as a thumb: it takes its height from the air around. */
export const wayBack = style({ display: 'block', margin: '-10px 0' })

/** A note that 3-D Secure is needed keeps as far from the box below it as boxes keep from each other. */
export const forced = style({ marginBottom: 12 })

export const installmentSentence = style({ ...text.line, color: vars.ink2 })
