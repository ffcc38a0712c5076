import { globalStyle } from '@vanilla-extract/css'
import { fontStack } from './fallback-font.css'
import { ring } from './focus'
import { vars } from './theme.css'
import { media, text } from './tokens'

globalStyle('*, *::before, *::after', {
  boxSizing: 'border-box',
  '@media': { [media.lessMotion]: { transition: 'none !important', animation: 'none !important' } },
})

globalStyle('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', background: vars.ground })

globalStyle('body', {
  ...text.body,
  margin: 0,
  minHeight: '100vh',
  background: vars.ground,
  color: vars.ink,
  fontFamily: fontStack,
  overflowWrap: 'break-word',
  textWrap: 'pretty',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  WebkitTapHighlightColor: 'transparent',
})

globalStyle('h1, h2, h3, p, ol, ul, dl, dd, figure, table, fieldset, legend', { margin: 0, padding: 0, border: 0 })

globalStyle('ol, ul', { listStyle: 'none' })

globalStyle('button, input', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit', margin: 0 })

globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'left' })

globalStyle('button[aria-disabled="true"]', { cursor: 'default' })

globalStyle('svg', { display: 'block', flex: 'none' })

globalStyle('a', {
  color: vars.accentText,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
})

globalStyle('b, strong', { fontWeight: 600 })

globalStyle('a:focus, button:focus', { outline: '2px solid transparent', boxShadow: ring })

globalStyle('a:focus:not(:focus-visible), button:focus:not(:focus-visible)', { boxShadow: 'none' })

globalStyle('a:focus', { borderRadius: 4 })

// A heading takes the focus when the screen changes, to be read aloud; it is not a control.
globalStyle('h1:focus', { outline: 'none' })
