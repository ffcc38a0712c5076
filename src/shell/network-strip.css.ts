import { fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { barRoom, columnStart } from '../../styles/places.css'
import { vars } from '../../styles/theme.css'
import { layer, layout, media, radius, rem, text, underModal } from '../../styles/tokens'
import { frames } from './page.css'

// Positioned by a transform, so that a growing bar under it causes no layout shift.
const overBar = `translateY(calc(0px - ${fallbackVar(barRoom, '0px')}))`

const look = style({
  ...text.small,
  position: 'fixed',
  display: 'flex',
  alignItems: 'center',
  padding: `8px ${layout.edge}px`,
  borderRadius: radius.control,
  background: vars.warningSoft,
  boxShadow: vars.shadowFloat,
  color: vars.warning,
  fontWeight: 500,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

globalStyle(`${look} > svg`, { marginRight: 8 })

/**
 * Fixed to the bottom of the window, above the payment bar and its messages, so that it appears without moving the page. A frame as high as
 * its content has no visible bottom edge, so there the strip is in the flow.
 */
export const strip = style([
  look,
  {
    zIndex: layer.bar,
    selectors: {
      '[data-view="link"] &': {
        position: 'static',
        width: 'auto',
        margin: `8px ${layout.edge}px 0`,
        transform: 'none',
      },
      [`${underModal} &`]: { visibility: 'hidden' },
    },
    '@media': {
      [media.phone]: {
        right: 10,
        bottom: [rem(32), `calc(${rem(32)} + env(safe-area-inset-bottom))`],
        left: 10,
        transform: overBar,
        maxWidth: 486,
        margin: '0 auto',
      },
      [media.desktop]: {
        bottom: 16,
        left: '50%',
        width: layout.main,
        marginLeft: fallbackVar(columnStart, `${-layout.page / 2}px`),
      },
    },
  },
])

// On the narrowest phones the pay button's reason takes two lines while the shopper is offline, and the bar is one line higher.
globalStyle(`${frames.bar} ${strip}`, {
  '@media': { [media.smallPhone]: { bottom: [rem(52), `calc(${rem(52)} + env(safe-area-inset-bottom))`] } },
})

/** Replaces the strip while a modal is open. Modals are above it; the highest ones begin no lower, so they cover all of it. */
export const overScrim = style([
  look,
  {
    zIndex: layer.overScrim,
    display: 'none',
    top: ['24px', 'calc(24px + env(safe-area-inset-top))'],
    right: 20,
    left: 20,
    maxWidth: layout.main,
    margin: '0 auto',
    selectors: { [`${underModal} &`]: { display: 'flex' } },
  },
])
