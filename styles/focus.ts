import { vars } from './theme.css'

/** Two rings, so that the focus is visible on any surface. */
export const ring = `0 0 0 2px ${vars.ground}, 0 0 0 4px ${vars.focus}`

export const fieldRing = `inset 0 0 0 2px ${vars.focus}, 0 0 0 4px ${vars.focusHalo}`

/**
 * Focus of a control whose edge is a box shadow. Old Safari has no `:focus-visible` and drops the second rule, so it always shows the ring;
 * forced colours drop shadows and show the transparent outline.
 */
export const focusAround = (edge: string) => ({
  '&:focus': { outline: '2px solid transparent', boxShadow: `${edge}, ${ring}` },
  '&:focus:not(:focus-visible)': { boxShadow: edge },
})
