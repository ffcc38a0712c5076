import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/tokens'

const face = { display: 'flex', alignItems: 'center' }
const gone = { display: 'none' }

// CSS decides which label is shown, so that a prerendered page is right from the first paint on.

/** Shown in the light theme. */
export const toDark = style({ ...face, '@media': { [media.dark]: gone } })

/** Shown in the dark theme. */
export const toLight = style({ ...gone, '@media': { [media.dark]: face } })

globalStyle(`:root[data-theme="light"] ${toDark}, :root[data-theme="dark"] ${toLight}`, face)
globalStyle(`:root[data-theme="light"] ${toLight}, :root[data-theme="dark"] ${toDark}`, gone)

export const icon = style({ marginRight: 6 })
