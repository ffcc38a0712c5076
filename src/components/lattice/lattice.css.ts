import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'

/** Clipped by the right edge of the tile, which must be positioned and hide its overflow. */
export const lattice = style({
  position: 'absolute',
  top: '50%',
  right: -44,
  width: 176,
  height: 176,
  marginTop: -88,
  fill: 'none',
  stroke: vars.tileArt,
  strokeWidth: 1,
  strokeLinejoin: 'round',
  pointerEvents: 'none',
})

// Lines are one pixel wide at every size of the star.
globalStyle(`${lattice} path`, { vectorEffect: 'non-scaling-stroke' })
