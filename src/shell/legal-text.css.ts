import { globalStyle, style } from '@vanilla-extract/css'
import { HEAD } from '../components/modal/long.css'
import { places } from '../components/modal/modal.css'
import { vars } from '../../styles/theme.css'
import { media, rem, tabular, text } from '../../styles/tokens'

export const legalText = style({ paddingTop: 8 })

/** The date from which the text is valid, and the print button; on one line if there is room. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: rem(44),
})

export const since = style({ ...text.small, ...tabular, marginRight: 'auto', color: vars.ink3 })

export const article = style({})

globalStyle(`${article} + ${article}`, { marginTop: 24 })

/** Between a sticky head and the heading below it that a link has led to. */
const GAP = 16

/** Safari before 14.1: of all browsers only Safari has this font, and from 14.1 on it has `translate`. */
const OLD_SAFARI = '(font: -apple-system-body) and (not (translate: none))'

/** Pixels above a heading's words that belong to its box, although the text before it is there. */
const reachUp = (pixels: number) => ({ height: rem(pixels), marginTop: rem(-pixels) })

export const heading = style({
  ...text.heading,
  scrollMarginTop: GAP,
  color: vars.ink,
  // Old Safari leaves out the two scroll properties, and would scroll the heading under the head.
  '@supports': {
    [OLD_SAFARI]: {
      outline: 0,
      '@media': {
        screen: { '::before': { content: '""', display: 'block', ...reachUp(HEAD.phone + GAP) } },
        [`screen and ${media.desktop}`]: { '::before': reachUp(HEAD.desktop + GAP) },
      },
    },
  },
})

globalStyle(`${article} p`, { ...text.line, marginTop: 8 })

export const lines = style({ paddingTop: 12 })

globalStyle(`${lines} svg`, { marginBottom: 12 })

globalStyle(`${lines} svg:nth-child(4n)`, { marginBottom: 28 })

export const ways = style({ marginTop: 28 })

/** Set on the document while a text is open: then only this text is printed, in full. */
export const onPaper = style({})

const print = (selector: string, rules: Record<string, string>) => {
  const important = Object.fromEntries(Object.entries(rules).map(([name, value]) => [name, `${value} !important`]))
  globalStyle(selector, { '@media': { print: important } })
}

const page = `${onPaper} body > ${places.default}`
const flowing = { position: 'static', overflow: 'visible', height: 'auto', maxHeight: 'none', maxWidth: 'none' }

print(`${onPaper}, ${onPaper} body`, { ...flowing, background: '#fff' })
print(`${onPaper} body > *`, { display: 'none' })
print(page, { ...flowing, display: 'block', padding: '0' })
print(`${page} > *`, { ...flowing, padding: '0', border: '0' })
print(`${page} *`, { color: '#000', background: 'none', boxShadow: 'none', animation: 'none', transition: 'none' })
print(`${page} > * > *`, { position: 'static', margin: '0', padding: '0', border: '0' })
print(`${page} [data-action]`, { display: 'none' })
print(`${article} h3`, { breakAfter: 'avoid', pageBreakAfter: 'avoid' })
print(`${article} p`, { orphans: '3', widows: '3' })
