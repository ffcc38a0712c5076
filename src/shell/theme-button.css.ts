import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/tokens'

const face = { display: 'flex', alignItems: 'center' }
const gone = { display: 'none' }

// Which face shows is the page's own knowledge, so a prerendered page has it right from the first paint on.

/** Seen by day: the way into the dark. */
export const toDark = style({ ...face, '@media': { [media.dark]: gone } })

/** Seen at night: the way into the light. */
export const toLight = style({ ...gone, '@media': { [media.dark]: face } })

globalStyle(`:root[data-theme="light"] ${toDark}, :root[data-theme="dark"] ${toLight}`, face)
globalStyle(`:root[data-theme="light"] ${toLight}, :root[data-theme="dark"] ${toDark}`, gone)

export const icon = style({ marginRight: 6 })
