import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../../styles/theme.css'
import { media, rem } from '../../../../../styles/tokens'
import { skeleton } from '../../../../components/skeleton/skeleton.css'

export const amountRoom = style({
  display: 'flex',
  alignItems: 'center',
  height: rem(49),
  '@media': { [media.smallPhone]: { height: rem(44) } },
})

// Only on phones: beside the price panel of the desktop, the tile is not a deep one.
globalStyle(`${amountRoom} ${skeleton}`, { '@media': { [media.phone]: { background: vars.tileArt } } })

export const lines = style({ marginTop: 16 })
