import { globalStyle } from '@vanilla-extract/css'
import { panel } from '../../shell/pay-panel.css'

// Printers leave backgrounds out: light text on a dark background is printed dark on white.
globalStyle('*, *::before, *::after', {
  '@media': {
    print: { color: '#000 !important', background: 'none !important', boxShadow: 'none !important' },
  },
})

globalStyle(panel, { '@media': { print: { display: 'none' } } })
