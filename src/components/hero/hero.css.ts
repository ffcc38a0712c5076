import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { leading, media, radius, text } from '../../../styles/tokens'
import { halo } from '../lattice/halo'
import { lattice } from '../lattice/lattice.css'
import { fractionInk, signInk } from '../../../styles/amount-inks.css'
import { padding } from '../paper/paper.css'

export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.tile,
  color: vars.tileInk,
  textShadow: halo,
  vars: { [signInk]: vars.tileInk2, [fractionInk]: vars.tileInk2 },
  '@media': { print: { textShadow: 'none' } },
})

export const places = styleVariants({
  head: {
    margin: `-${padding}px -${padding}px 14px`,
    padding: `${padding}px ${padding}px 20px`,
    borderRadius: `${radius.paper} ${radius.paper} 0 0`,
  },
  alone: { padding: `${padding}px ${padding}px 20px`, borderRadius: radius.paper },
})

export const label = style({
  ...text.small,
  position: 'relative',
  display: 'block',
  lineHeight: leading(24, 14),
  color: vars.tileInk2,
})

export const value = style({ position: 'relative' })

/** Beside the price panel, whose head is already a deep tile. */
export const beside = style({
  '@media': {
    [media.desktop]: {
      background: vars.accentSoft,
      color: vars.ink,
      textShadow: 'none',
      vars: { [signInk]: vars.ink3, [fractionInk]: vars.ink2 },
    },
  },
})

globalStyle(`${beside} ${label}`, { '@media': { [media.desktop]: { color: vars.ink2 } } })

globalStyle(`${beside} ${lattice}`, { '@media': { [media.desktop]: { display: 'none' } } })
