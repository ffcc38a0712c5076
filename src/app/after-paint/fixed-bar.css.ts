import { globalStyle } from '@vanilla-extract/css'
import { frames } from '../../shell/page.css'
import { panel } from '../../shell/pay-panel.css'
import { media, rem } from '../../../styles/tokens'

// Browsers scroll a focused field into the area inside this padding; the payment bar with its messages is no higher than the padding.
globalStyle('html', { '@media': { [media.phone]: { scrollPadding: `${rem(8)} 0 ${rem(168)}` } } })

globalStyle('html', { '@media': { [media.lowPhone]: { scrollPaddingBottom: rem(8) } } })
// The bar is at the end of the page's flow. It stays positioned, because a static panel would lose its layer and its opened detail would be
// below the backdrop.
globalStyle(`html ${panel}`, { '@media': { [media.lowPhone]: { margin: '0 -16px' } } })
globalStyle(`html[data-view="link"] ${panel}`, { '@media': { [media.phone]: { position: 'relative' } } })
globalStyle(`html ${frames.bar}, html ${frames.bare}`, { '@media': { [media.lowPhone]: { paddingBottom: 0 } } })
