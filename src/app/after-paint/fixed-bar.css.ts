import { globalStyle } from '@vanilla-extract/css'
import { frames } from '../../shell/page.css'
import { panel } from '../../shell/pay-panel.css'
import { media, rem } from '../../../styles/tokens'

// Browsers bring a field that has the focus into what is not padded; the bar with what it may say is no higher.
globalStyle('html', { '@media': { [media.phone]: { scrollPadding: `${rem(8)} 0 ${rem(168)}` } } })

/** Above a keyboard that leaves next to nothing the bar is at the end of the page, like everything else. */
const short = `${media.phone} and (max-height: 520px)`

globalStyle('html', { '@media': { [short]: { scrollPaddingBottom: rem(8) } } })
globalStyle(`html ${panel}`, { '@media': { [short]: { position: 'static', margin: '0 -16px' } } })
globalStyle(`html ${frames.bar}, html ${frames.bare}`, { '@media': { [short]: { paddingBottom: 0 } } })
