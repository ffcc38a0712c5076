import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { media, rem } from '../../../styles/tokens'

export const split = style({
  display: 'flex',
  height: 8,
  margin: '7px 0 9px',
  overflow: 'hidden',
  borderRadius: 4,
})

// The colours distinguish the shares; forced colours replace them, so borders do it there.
const plain = { '@media': { [media.forcedColors]: { border: '1px solid' } } }

/** Minimum width, so that a very small share stays visible. */
const share = style({ ...plain, flexShrink: 0, flexBasis: 3, selectors: { '& + &': { marginLeft: 2 } } })

export const shares = styleVariants({
  first: [share, { background: vars.accent }],
  second: [share, { background: vars.split2 }],
  third: [share, { background: vars.split3 }],
})

/** The second line of a label begins under the first, beside the colour. */
export const keyed = style({ display: 'flex', alignItems: 'baseline' })

const key = style({
  ...plain,
  flex: 'none',
  position: 'relative',
  top: -1,
  width: rem(8),
  height: rem(8),
  marginRight: 8,
  borderRadius: 2,
})

export const keys = styleVariants({
  first: [key, { background: vars.accent }],
  second: [key, { background: vars.split2 }],
  third: [key, { background: vars.split3 }],
})
