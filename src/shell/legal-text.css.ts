import { globalStyle, style } from '@vanilla-extract/css'
import { places } from '../components/modal/modal.css'
import { vars } from '../../styles/theme.css'
import { rem, tabular, text } from '../../styles/tokens'

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

export const heading = style({ ...text.heading, scrollMarginTop: 16, color: vars.ink })

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
