import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, rem, text } from '../../styles/tokens'

const detail = style({
  '@media': {
    // Scrolls when it is long; the padding has room for the close control and its focus ring, which a scrolling box would cut off.
    [media.phone]: { order: 1, maxHeight: '60vh', margin: '0 -16px', padding: '0 16px 10px', overflow: 'auto' },
    // The panel is a part of the page, which scrolls.
    [media.lowPhone]: { maxHeight: 'none', overflow: 'visible' },
    [media.desktop]: { order: 2, marginTop: 10 },
  },
})

globalStyle(`[data-view="link"] ${detail}`, { maxHeight: 'none', overflow: 'visible' })

export const details = styleVariants({
  shut: [detail, { '@media': { [media.phone]: { display: 'none' } } }],
  open: [detail],
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: rem(56),
  margin: '4px -12px 0 0',
  '@media': { [media.desktop]: { display: 'none' } },
})

export const title = style({ ...text.heading, outline: 0 })
