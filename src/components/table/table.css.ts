import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { ring } from '../../../styles/focus'
import { vars } from '../../../styles/theme.css'
import { leading, media, radius, rem, tabular, text } from '../../../styles/tokens'

/** Heads wrap, amounts don't: if that is still too wide, the table scrolls inside its own frame, not the page. */
export const frame = style({
  borderRadius: radius.group,
  background: vars.surface,
  boxShadow: `0 0 0 1px ${vars.hairline}`,
  overflowX: 'auto',
  // Contains the visually hidden elements, so that they scroll along and don't widen the page.
  position: 'relative',
  selectors: {
    '&:focus': { outline: '2px solid transparent', boxShadow: ring },
    '&:focus:not(:focus-visible)': { boxShadow: `0 0 0 1px ${vars.hairline}` },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

export const table = style({
  ...text.line,
  width: '100%',
  borderCollapse: 'collapse',
  '@media': {
    [media.narrowPhone]: { fontSize: rem(13), lineHeight: leading(20, 13) },
  },
})

export const caption = style({ ...text.heading, padding: '14px 16px 4px', textAlign: 'left' })

const head = style({
  ...text.tiny,
  padding: '10px 0 10px 10px',
  verticalAlign: 'bottom',
  fontWeight: 500,
  color: vars.ink3,
})

const cell = style({
  ...tabular,
  padding: 0,
  borderTop: `1px solid ${vars.hairline}`,
  fontWeight: 400,
  whiteSpace: 'nowrap',
})

export const heads = styleVariants({ start: [head, { textAlign: 'left' }], end: [head, { textAlign: 'right' }] })

export const cells = styleVariants({ start: [cell, { textAlign: 'left' }], end: [cell, { textAlign: 'right' }] })

export const content = style({ display: 'block', padding: '13px 0 13px 10px' })

const edge = (side: 'paddingLeft' | 'paddingRight') => ({
  [side]: 16,
  '@media': { [media.narrowPhone]: { [side]: 12 } },
})

globalStyle(`${head}:first-child, ${cell}:first-child > ${content}`, edge('paddingLeft'))

globalStyle(`${head}:last-child, ${cell}:last-child > ${content}`, edge('paddingRight'))
