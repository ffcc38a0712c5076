import { globalStyle } from '@vanilla-extract/css'
import { media } from '../../styles/tokens'
import { halo } from '../components/lattice/halo'
import { bare } from './pay-panel.css'
import { amount } from './pay-total.css'

// Not in `pay-total.css.ts`, which is on the first path: the amount comes later.
globalStyle(amount, { '@media': { [`screen and ${media.desktop}`]: { textShadow: halo } } })
globalStyle(`${bare} ${amount}`, { '@media': { [`screen and ${media.phone}`]: { textShadow: halo } } })
