import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { media, radius, rem, size, tabular, text } from '../../../styles/tokens'

export const glass = style({ display: 'flex', alignItems: 'center', paddingLeft: 14, color: vars.ink3 })

/** A fixed height, however few countries are found, so that the field above never moves under a finger. */
export const room = style({
  // Seven and a half rows: the half one shows that the list scrolls.
  height: rem(390),
  maxHeight: 'calc(100vh - 280px)',
  minHeight: rem(156),
  marginTop: 12,
  // On a full-height sheet, rows must fit into the upper half that the keyboard leaves free.
  '@media': { [media.phone]: { height: 'calc(100vh - 280px)' } },
})

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

export const chosen = style({
  background: vars.accentSoft,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.accentSoft } } } },
})

/** The row that Enter chooses. */
export const active = style({
  boxShadow: `inset 0 0 0 2px ${vars.focus}`,
  borderRadius: radius.control,
  '@media': { [media.forcedColors]: { outline: '2px solid', outlineOffset: -2 } },
})

// The tint and the ring replace the hairline.
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
