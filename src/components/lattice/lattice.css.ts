import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'

/** Cut by the right edge of the tile, which is positioned and hides what leaves it. */
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

// Lines of one pixel at every size of the star.
globalStyle(`${lattice} path`, { vectorEffect: 'non-scaling-stroke' })
