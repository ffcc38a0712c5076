import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../../styles/theme.css'
import { media, rem } from '../../../../../styles/tokens'
import { skeleton } from '../../../../components/skeleton/skeleton.css'

/** The line of a large amount. */
export const amountRoom = style({
  display: 'flex',
  alignItems: 'center',
  height: rem(44),
  '@media': { [media.smallPhone]: { height: rem(40) } },
})

// On the deep tile, which beside the price panel is none.
globalStyle(`${amountRoom} ${skeleton}`, { '@media': { [media.phone]: { background: vars.tileArt } } })

/** What the wallet has, needs and lacks, under the sentence about it. */
export const lines = style({ marginTop: 16 })
