import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { media, rem } from '../../../styles/tokens'
import { shapes } from './modal.css'

/** Height of the sticky head in pixels: the longest title takes three lines on a phone, two on the desktop. */
export const HEAD = { phone: 124, desktop: 104 }

/** A long text gets the full height, even before it has loaded. */
export const long = style({
  // Keeps an element that the keyboard focuses from scrolling under the sticky head.
  scrollPaddingTop: rem(HEAD.phone),
  overscrollBehavior: 'contain',
  WebkitOverflowScrolling: 'touch',
  '@media': { [media.desktop]: { scrollPaddingTop: rem(HEAD.desktop) } },
  selectors: {
    [`${shapes.default}&`]: {
      height: 'calc(100% - 24px)',
      // The head has the padding instead: a sticky element would stop below it.
      paddingTop: 0,
      // In a window of 800 pixels, the network strip has room above it.
      '@media': { [media.desktop]: { height: rem(664), paddingTop: 0 } },
    },
  },
})

export const head = style({
  position: ['-webkit-sticky', 'sticky'],
  zIndex: 1,
  top: 0,
  margin: '0 -20px',
  padding: '24px 20px 12px',
  borderBottom: `1px solid ${vars.hairline}`,
  background: vars.raised,
  '@media': { [media.desktop]: { margin: '0 -32px', padding: '32px 32px 14px' } },
})
