import { globalStyle, keyframes } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'
import { ease, layer, media, radius } from '../../styles/tokens'
import { open, scrim } from './pay-panel.css'

const rise = keyframes({ from: { transform: 'translateY(16px)', opacity: 0 } })

globalStyle(open, {
  '@media': {
    [media.phone]: {
      // Large text or a long reason under the lines must not push the close control out of the window.
      maxHeight: ['100vh', '100dvh'],
      overflow: 'auto',
      borderTop: 0,
      borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
      boxShadow: vars.shadowFloat,
      animation: `${rise} 200ms ${ease}`,
    },
    // A part of the page floats over nothing.
    [media.lowPhone]: {
      maxHeight: 'none',
      overflow: 'visible',
      borderTop: `1px solid ${vars.hairline}`,
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
})

globalStyle(scrim, {
  position: 'fixed',
  zIndex: layer.sheetScrim,
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  background: vars.scrim,
  '@media': { [media.desktop]: { display: 'none' }, [media.lowPhone]: { display: 'none' } },
})

// In a payment link, as in a low window, the panel is a part of the page and may be out of sight: the page stays usable.
globalStyle(`[data-view="link"] ${scrim}`, { display: 'none' })
globalStyle(`[data-view="link"] ${open}`, { maxHeight: 'none', overflow: 'visible' })
