import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { fieldRing } from '../../../styles/focus'
import { vars } from '../../../styles/theme.css'
import { media, radius, rem, size, tabular } from '../../../styles/tokens'

export const box = style({ position: 'relative', maxWidth: rem(384) })

/** The real field. It is transparent and covers the cells, which only draw its digits. */
export const input = style({
  position: 'absolute',
  zIndex: 1,
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  opacity: 0,
  fontSize: rem(26),
  cursor: 'text',
})

export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  gap: 8,
  '@media': { [media.smallPhone]: { gap: 6 } },
})

export const cell = style({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: size.code,
  borderRadius: radius.control,
  background: vars.surface,
  color: vars.ink,
  boxShadow: `inset 0 0 0 1px ${vars.control}`,
  fontSize: rem(26),
  fontWeight: 600,
  selectors: { '&:nth-child(3)': { marginRight: 2 }, '&:nth-child(4)': { marginLeft: 2 } },
  '@media': {
    [media.smallPhone]: { height: size.slimRow, fontSize: rem(22) },
    [media.forcedColors]: { border: '1px solid' },
  },
})

export const wrong = style({ boxShadow: `inset 0 0 0 2px ${vars.dangerFill}` })

export const closed = style({ background: vars.sunken, boxShadow: `inset 0 0 0 1px ${vars.hairline}` })

/** The cell of the next digit; drawn while the field has the focus. */
export const next = style({})

globalStyle(`${input}:read-only`, { cursor: 'default' })

/** When read-only, no cell is next, so the ring is around all of them. */
export const closedCells = style({ borderRadius: radius.control })

globalStyle(`${input}:focus + ${closedCells}`, {
  boxShadow: `0 0 0 2px ${vars.focus}`,
  outline: '2px solid transparent',
})

const blink = keyframes({ '50%': { opacity: 0 } })

globalStyle(`${input}:focus + ${cells} ${next}`, { boxShadow: fieldRing, outline: '2px solid transparent' })

globalStyle(`${input}:focus + ${cells} ${next}:empty::after`, {
  content: '""',
  width: 2,
  height: rem(26),
  borderRadius: 1,
  background: vars.accentText,
  animation: `${blink} 1.1s steps(1) infinite`,
})
