import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { media, radius, rem, size, tabular, text } from '../../../styles/tokens'

/** Before the text of the search field. */
export const glass = style({ display: 'flex', alignItems: 'center', paddingLeft: 14, color: vars.ink3 })

/** Of one height, however few are found: the field above it never moves under a finger. */
export const room = style({
  // Seven rows and a half: the half one says that there are more.
  height: rem(390),
  maxHeight: 'calc(100vh - 280px)',
  minHeight: rem(156),
  marginTop: 12,
  // A whole sheet: what a keyboard leaves free is its upper half, and rows have to be in it.
  '@media': { [media.phone]: { height: 'calc(100vh - 280px)' } },
})

/** As high as its rows, and scrolling inside where there are more than there is room for. */
export const list = style({
  position: 'relative',
  maxHeight: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  WebkitOverflowScrolling: 'touch',
  borderRadius: radius.group,
  background: vars.surface,
  boxShadow: `0 0 0 1px ${vars.hairline}`,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
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

/** The one that the field has now. */
export const chosen = style({
  background: vars.accentSoft,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.accentSoft } } } },
})

/** What Enter would take. */
export const active = style({
  boxShadow: `inset 0 0 0 2px ${vars.focus}`,
  borderRadius: radius.control,
  '@media': { [media.forcedColors]: { outline: '2px solid', outlineOffset: -2 } },
})

// The tint and the ring are edge enough.
globalStyle(`${chosen}::before, ${chosen} + ${row}::before, ${active}::before, ${active} + ${row}::before`, {
  opacity: 0,
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

globalStyle(`${waiting} ${row}`, { justifyContent: 'space-between', cursor: 'default' })

export const noneTitle = style({ ...text.rowTitle, paddingTop: 8, color: vars.ink })

export const noneHint = style({ ...text.small, marginTop: 4, color: vars.ink2 })
