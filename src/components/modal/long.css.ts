import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { media, rem } from '../../../styles/tokens'

/** A text to read takes the room there is, whatever of it has come yet. */
export const long = style({
  height: 'calc(100% - 24px)',
  // What the keyboard goes back to does not come to lie under the head.
  scrollPaddingTop: rem(88),
  overscrollBehavior: 'contain',
  WebkitOverflowScrolling: 'touch',
  '@media': { [media.desktop]: { height: rem(720) } },
})

/** Stays where it is over a long text; the padding is the modal's own, taken over. */
export const head = style({
  position: ['-webkit-sticky', 'sticky'],
  zIndex: 1,
  top: -8,
  margin: '-24px -20px 0',
  padding: '24px 20px 12px',
  borderBottom: `1px solid ${vars.hairline}`,
  background: vars.raised,
  '@media': { [media.desktop]: { margin: '-32px -32px 0', padding: '32px 32px 14px' } },
})
