import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { media, rem, text } from '../../../styles/tokens'
import { tile } from '../bank-tile/bank-tile.css'
import { mark } from '../card-mark/card-mark.css'
import { chosen } from '../row/row.css'
import { tones } from '../tag/tag.css'

/** By default a fieldset is at least as wide as its longest word. */
export const list = style({ minWidth: 0 })

/** The half row at the end shows that the list scrolls. */
export const bounded = style({
  maxHeight: `min(${rem(352)}, 60vh)`,
  overflowY: 'auto',
  WebkitOverflowScrolling: 'touch',
})

export const heads = style({
  ...text.tiny,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  padding: '10px 14px 8px',
  fontWeight: 500,
  color: vars.ink3,
})

export const endHead = style({ marginLeft: 12, textAlign: 'right' })

export const error = style({ marginBottom: 12 })

export const choice = style({ cursor: 'pointer' })

/** Not faded: the text stays readable. */
export const unavailable = style({ cursor: 'default' })

export const quietTitle = style({
  fontWeight: 500,
  color: vars.ink3,
  '@media': { [media.forcedColors]: { color: 'GrayText' } },
})

export const warning = style({ color: vars.warning })

export const danger = style({ color: vars.danger })

/** Whole or without width: hidden below 360 pixels, and on wider screens where larger text needs its place. */
const ifThereIsPlace = (width: string): string => `min(${width}, max(0px, (100vw - ${rem(359)}) * 99))`

export const lead = style({
  flex: 'none',
  overflow: 'hidden',
  width: ifThereIsPlace(rem(40)),
  marginLeft: ifThereIsPlace('12px'),
})

export const tag = style({ marginLeft: 2 })

globalStyle(`${unavailable} ${tile}, ${unavailable} ${mark}`, { color: vars.ink3 })

// Over the tint of the chosen row.
globalStyle(`${chosen} ${tile}, ${chosen} ${tones.plain}, ${chosen} ${tones.accent}`, {
  background: vars.surface,
  boxShadow: 'none',
})
