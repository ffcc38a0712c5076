import { globalStyle } from '@vanilla-extract/css'
import { panel } from '../../shell/pay-panel.css'

// Printers leave backgrounds out: light text on a dark background is printed dark on white.
globalStyle('*, *::before, *::after', {
  '@media': {
    print: { color: '#000 !important', background: 'none !important', boxShadow: 'none !important' },
  },
})

globalStyle(panel, { '@media': { print: { display: 'none' } } })

// The step strip, which is above the heading on the screen, is left out.
globalStyle('main[data-screen="pay"]', { '@media': { print: { marginTop: 22 } } })
