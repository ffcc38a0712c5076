import { globalStyle } from '@vanilla-extract/css'
import { panel } from '../../shell/pay-panel.css'

// A printer leaves backgrounds out: light words on a dark background are printed dark on white.
globalStyle('*, *::before, *::after', {
  '@media': {
    print: { color: '#000 !important', background: 'none !important', boxShadow: 'none !important' },
  },
})

// Nothing is pressed on paper.
globalStyle(panel, { '@media': { print: { display: 'none' } } })
