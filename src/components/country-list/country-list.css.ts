import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { media, radius, rem, size, tabular, text } from '../../../styles/tokens'

/** Before the text of the search field. */
export const glass = style({ display: 'flex', alignItems: 'center', paddingLeft: 14, color: vars.ink3 })

/** It scrolls inside and has one height, however few are found: the field above it never moves under a finger. */
export const frame = style({
  position: 'relative',
  // Seven rows and a half: the half one says that there are more.
  height: rem(390),
  maxHeight: 'calc(100vh - 260px)',
  minHeight: rem(156),
  marginTop: 12,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  WebkitOverflowScrolling: 'touch',
  borderRadius: radius.group,
  background: vars.surface,
  boxShadow: `0 0 0 1px ${vars.hairline}`,
  '@media': {
    // A whole sheet: what a keyboard leaves free is the upper half, and rows have to be in it.
    [media.phone]: { height: 'calc(100vh - 260px)' },
    [media.forcedColors]: { border: '1px solid' },
  },
})

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: size.slimRow,
  padding: '10px 14px',
  color: vars.ink,
  cursor: 'pointer',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.sunken } } } },
})

globalStyle(`${row} + ${row}::before`, {
  content: '""',
  position: 'absolute',
  top: 0,
  left: 14,
  right: 0,
  borderTop: `1px solid ${vars.hairline}`,
})

/** What Enter would take. */
export const active = style({
  boxShadow: `inset 0 0 0 2px ${vars.focus}`,
  selectors: {
    '&:first-child': { borderRadius: `${radius.group}px ${radius.group}px 0 0` },
    '&:last-child': { borderRadius: `0 0 ${radius.group}px ${radius.group}px` },
  },
  '@media': { [media.forcedColors]: { outline: '2px solid', outlineOffset: -2 } },
})

/** The one that the field has now. */
export const chosen = style({
  background: vars.accentSoft,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.accentSoft } } } },
})

export const name = style({ ...text.rowTitle, flex: '1 1 auto', minWidth: 0, fontWeight: 500 })

export const tick = style({ flex: 'none', marginLeft: 12, color: vars.accentText })

export const code = style({
  ...text.rowTitle,
  ...tabular,
  flex: 'none',
  minWidth: rem(48),
  marginLeft: 12,
  textAlign: 'right',
  fontWeight: 400,
  color: vars.ink2,
})

export const waiting = style({ overflow: 'hidden' })

globalStyle(`${waiting} ${row}`, { cursor: 'default', justifyContent: 'space-between' })

export const none = style({ padding: '20px 14px' })

export const noneTitle = style({ ...text.rowTitle, color: vars.ink })

export const noneHint = style({ ...text.small, marginTop: 4, color: vars.ink2 })
