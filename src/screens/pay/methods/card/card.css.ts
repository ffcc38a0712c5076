import { style } from '@vanilla-extract/css'
import { vars } from '../../../../../styles/theme.css'
import { text } from '../../../../../styles/tokens'

/** The button to the saved cards is on the new card's title line. It is a full touch target, so negative margins keep the line's height. */
export const wayBack = style({ display: 'block', margin: '-10px 0' })

/** The same distance between the note about 3-D Secure and the checkbox below as between checkboxes. */
export const forced = style({ marginBottom: 12 })

export const installmentSentence = style({ ...text.line, color: vars.ink2 })
