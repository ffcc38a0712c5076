import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../../styles/tokens'

export const region = style({ textAlign: 'left' })

export const space = style({
  marginTop: 8,
  '@media': { [media.phone]: { marginBottom: 8 } },
})

/** The only way on for a shopper whose frame is covered, so it is as high as a button. */
export const open = style({ display: 'inline-block', padding: '11px 0' })

// A bar at the window's edge grows upwards, any other downwards, as the bar of a low window: the button stays in place under the pointer.
globalStyle(`[data-view="link"] ${region}`, { '@media': { [media.phone]: { order: -1 } } })
globalStyle(region, { '@media': { [media.lowPhone]: { order: -1 } } })
