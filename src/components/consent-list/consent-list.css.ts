import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { media, rem, text } from '../../../styles/tokens'
import { input } from '../check-box/check-box.css'

export const row = style({
  position: 'relative',
  display: 'flex',
  minHeight: rem(48),
  padding: '13px 14px',
  cursor: 'pointer',
  '@media': { [media.smallPhone]: { paddingLeft: 12, paddingRight: 12 } },
})

// The hairline starts at the text, after the 24px checkbox and its spacing.
globalStyle(`${row} + ${row}::before`, {
  content: '""',
  position: 'absolute',
  top: 0,
  left: `calc(${rem(24)} + 24px)`,
  right: 0,
  borderTop: `1px solid ${vars.hairline}`,
})

// The invisible checkbox reaches the edges of the row, as a larger touch target.
globalStyle(`${row} ${input}`, { top: 0, width: `calc(${rem(24)} + 26px)`, height: rem(50) })

export const words = style({ ...text.small, flex: '1 1 0', minWidth: 0, paddingTop: 1, color: vars.ink })

export const optional = style({ ...text.tiny, marginTop: 2, color: vars.ink3 })

globalStyle(`${words} [aria-live] p`, { marginTop: 4 })

export const footnote = style({ ...text.tiny, marginTop: 10, color: vars.ink3 })
