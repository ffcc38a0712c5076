import { fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { barRoom, columnStart, underModal } from '../../styles/places.css'
import { vars } from '../../styles/theme.css'
import { layer, layout, media, radius, rem, text } from '../../styles/tokens'

// Positioned by a transform, so that a growing bar under it causes no layout shift.
const overBar = `translateY(calc(0px - ${fallbackVar(barRoom, '0px')}))`

/**
 * Fixed to the bottom of the window, above the payment bar and its messages, so that it appears without moving the page. A frame as high as
 * its content has no visible bottom edge, so there the strip is in the flow.
 */
export const strip = style({
  ...text.small,
  position: 'fixed',
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  padding: `8px ${layout.edge}px`,
  borderRadius: radius.control,
  background: vars.warningSoft,
  boxShadow: vars.shadowFloat,
  color: vars.warning,
  fontWeight: 500,
  selectors: {
    '[data-view="link"] &': { position: 'static', width: 'auto', margin: `8px ${layout.edge}px 0`, transform: 'none' },
    [`[data-view="link"] ${underModal} &`]: { position: 'relative', top: 'auto', zIndex: layer.overScrim },
  },
  '@media': {
    [media.phone]: {
      // A modal is a sheet at the bottom, where the strip was, and may be so high that only its own scroll leaves room for anything.
      selectors: {
        [`${underModal} &`]: {
          zIndex: layer.overScrim,
          top: ['10px', 'calc(10px + env(safe-area-inset-top))'],
          bottom: 'auto',
          transform: 'none',
        },
      },
      right: 10,
      bottom: [rem(32), `calc(${rem(32)} + env(safe-area-inset-bottom))`],
      left: 10,
      transform: overBar,
      maxWidth: 486,
      margin: '0 auto',
    },
    [media.desktop]: {
      // No modal has anything but its padding there.
      selectors: { [`${underModal} &`]: { zIndex: layer.overModal } },
      bottom: 16,
      left: '50%',
      width: layout.main,
      marginLeft: fallbackVar(columnStart, `${-layout.page / 2}px`),
    },
    [media.forcedColors]: { border: '1px solid' },
  },
})

globalStyle(`${strip} > svg`, { marginRight: 8 })
