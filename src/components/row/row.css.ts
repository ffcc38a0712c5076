import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { media, radius, rem, size, tabular, text } from '../../../styles/tokens'

/** Rows on one sheet. White marks what can be pressed. */
export const group = style({
  borderRadius: radius.group,
  background: vars.surface,
  boxShadow: `0 0 0 1px ${vars.hairline}`,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: size.row,
  padding: '10px 14px',
  color: vars.ink,
  selectors: {
    '&:first-child': { borderTopLeftRadius: radius.group, borderTopRightRadius: radius.group },
    '&:last-child': { borderBottomLeftRadius: radius.group, borderBottomRightRadius: radius.group },
  },
  '@media': { [media.smallPhone]: { paddingLeft: 12, paddingRight: 12 } },
})

export const slim = style({ minHeight: size.slimRow })

// The hairline starts at the text, after the 22px radio and its spacing.
globalStyle(`${row} + ${row}::before`, {
  content: '""',
  position: 'absolute',
  top: 0,
  left: `calc(${rem(22)} + 26px)`,
  right: 0,
  borderTop: `1px solid ${vars.hairline}`,
})

export const chosen = style({
  background: vars.accentSoft,
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: -2 } },
})

// The tint replaces the hairline.
globalStyle(`${chosen}::before, ${chosen} + ${row}::before`, { opacity: 0 })

/** The text, and the value at the right edge as long as it fits beside it. */
export const body = style({
  flex: '1 1 0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minWidth: 0,
  marginLeft: 12,
})

export const words = style({ flex: `1 1 ${rem(120)}`, minWidth: 0 })

export const title = style({ ...text.rowTitle, display: 'block' })

export const second = style({ ...text.small, ...tabular, display: 'block', color: vars.ink2 })

export const end = style({
  ...tabular,
  ...text.rowTitle,
  flex: '0 1 auto',
  maxWidth: '100%',
  boxSizing: 'border-box',
  margin: '0 0 0 auto',
  textAlign: 'right',
  wordBreak: 'break-word',
})

globalStyle(`${words} + ${end}, ${end} + ${end}`, { paddingLeft: 12 })
