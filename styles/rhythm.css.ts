import { globalStyle, style } from '@vanilla-extract/css'
import { rem } from './tokens'

// The space between things belongs to what holds them: old Safari has no gap in flex boxes, so it is a margin.

/** Sections of a screen. */
export const stack = style({})
globalStyle(`${stack} > * + *`, { marginTop: 24 })

/** Fields of a form and its button. */
export const form = style({})
globalStyle(`${form} > * + *`, { marginTop: 20 })

/** Two short fields side by side, or one under the other where the shopper's text size leaves no room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(132)}, 1fr))`,
  gap: 12,
  alignItems: 'start',
})

/** Buttons that end a result screen. */
export const actions = style({ marginTop: 28 })

/** Quiet links under a form, one a row. */
export const links = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' })
