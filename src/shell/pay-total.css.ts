import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'
import { media, motion, radius, rem, text } from '../../styles/tokens'
import { lattice } from '../components/lattice/lattice.css'
import { fractionInk, signInk } from '../../styles/amount-inks.css'
import { skeleton } from '../components/skeleton/skeleton.css'

const onTile = { vars: { [signInk]: vars.tileInk2, [fractionInk]: vars.tileInk2 } }

const total = style({
  position: 'relative',
  order: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: rem(52),
  '@media': {
    [media.desktop]: {
      ...onTile,
      order: 1,
      minHeight: 0,
      margin: '0 -16px',
      padding: 16,
      overflow: 'hidden',
      background: vars.tile,
      color: vars.tileInk,
    },
  },
})

const bare = style({ '@media': { [media.phone]: { ...onTile, minHeight: rem(60) } } })

export const totals = styleVariants({
  bare: [total, bare],
  bar: [total],
  open: [total, { '@media': { [media.phone]: { borderTop: `1px dashed ${vars.control}` } } }],
})

globalStyle(`${total} ${lattice}`, { display: 'none', '@media': { [media.desktop]: { display: 'block', right: -72 } } })

globalStyle(`${bare} ${lattice}`, {
  '@media': {
    [media.phone]: { display: 'block', right: 104, width: 120, height: 120, marginTop: -60 },
    [media.smallPhone]: { display: 'none' },
  },
})

export const label = style({
  ...text.label,
  position: 'relative',
  '@media': { [media.desktop]: { ...text.small, color: vars.tileInk2 } },
})

export const labelInk = styleVariants({
  bare: { '@media': { [media.phone]: { color: vars.tileInk2 } } },
  bar: { '@media': { [media.phone]: { color: vars.ink2 } } },
})

const arrow = style({
  position: 'relative',
  marginLeft: 4,
  transition: `transform ${motion.move}`,
  '@media': {
    [media.phone]: { color: vars.ink3 },
    [media.desktop]: { transform: 'rotate(180deg)', color: vars.tileInk2 },
  },
})

export const arrows = styleVariants({
  bar: [arrow],
  open: [arrow, { transform: 'rotate(180deg)' }],
  fixed: [arrow, { '@media': { [media.phone]: { display: 'none' } } }],
})

globalStyle(`${arrow} svg`, { width: rem(18), height: rem(18) })

export const amount = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: rem(28),
  marginLeft: 'auto',
  '@media': { [media.desktop]: { flex: '0 0 100%', minHeight: rem(40), margin: '2px 0 0' } },
})

globalStyle(`${amount} ${skeleton}`, { '@media': { [media.desktop]: { background: vars.tileArt } } })

globalStyle(`${bare} ${skeleton}`, { background: vars.tileArt })

/** Covers the row on phones; the desktop has nothing to open. Its focus ring touches neither the row's words nor the sentence below. */
export const toggle = style({
  position: 'absolute',
  top: 0,
  left: -8,
  width: 'calc(100% + 16px)',
  height: 'calc(100% - 4px)',
  borderRadius: radius.tag,
  '@media': { [media.desktop]: { display: 'none' } },
})
