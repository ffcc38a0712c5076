import { globalStyle, style } from '@vanilla-extract/css'
import { rem } from './tokens'

// A container sets the space between its children. It is a margin, because old Safari has no gap in flex boxes.

/** Space between the sections of a screen. */
export const stack = style({})
globalStyle(`${stack} > * + *`, { marginTop: 24 })

/** Space between the fields of a form and its button. */
export const form = style({})
globalStyle(`${form} > * + *`, { marginTop: 20 })

/** Two short fields side by side, or stacked if the shopper's text size leaves no room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(132)}, 1fr))`,
  gap: 12,
  alignItems: 'start',
})

export const actions = style({ marginTop: 28 })

export const links = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' })
