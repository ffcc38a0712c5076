import { style, styleVariants } from '@vanilla-extract/css'
import { media, rem, text } from '../../styles/tokens'

const detail = style({
  '@media': {
    // Scrolls when it is long; the padding lets the close control reach the edge of the page.
    [media.phone]: { order: 1, maxHeight: '60vh', margin: '0 -12px', padding: '0 12px 10px', overflow: 'auto' },
    [media.desktop]: { order: 2, marginTop: 10 },
  },
})

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

export const title = style(text.heading)
