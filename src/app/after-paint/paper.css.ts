import { globalStyle } from '@vanilla-extract/css'
import { panel } from '../../shell/pay-panel.css'

// A printer leaves grounds out: whatever has light words on a dark one is printed as dark words on none.
globalStyle('*, *::before, *::after', {
  '@media': {
    print: { color: '#000 !important', background: 'none !important', boxShadow: 'none !important' },
  },
})

// Nothing is pressed on paper.
globalStyle(panel, { '@media': { print: { display: 'none' } } })
