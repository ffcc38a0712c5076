import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { media, rem } from '../../../styles/tokens'
import { shapes } from './modal.css'

/** A text to read takes all the space there is, even before it has loaded. */
export const long = style({
  // What the keyboard goes back to does not come to lie under the head.
  scrollPaddingTop: rem(88),
  overscrollBehavior: 'contain',
  WebkitOverflowScrolling: 'touch',
  selectors: {
    [`${shapes.default}&`]: {
      height: 'calc(100% - 24px)',
      // The head has the padding instead: what is sticky would stop below it.
      paddingTop: 0,
      '@media': { [media.desktop]: { height: rem(720), paddingTop: 0 } },
    },
  },
})

/** Stays where it is over a long text, from edge to edge. */
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
