import { createContext, runInContext } from 'node:vm'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { youngNames, youngStyles } from './laws/oldest-browsers'
import { syntaxFaults } from './laws/syntax'
import { ASKED_FOR, ENOUGH, LOADED, NAMESAKES, POLYFILLED, STYLES } from './laws/young-features'
import { builtFiles, inlineScripts } from '../support/reading/bundle'
import { textOf } from '../support/reading/files'

/** A browser's global object that lacks what is polyfilled. */
function oldWindow(): object {
  const old = createContext({})
  runInContext(
    `var window = this; ${Object.values(POLYFILLED)
      .map((name) => `delete ${name};`)
      .join(' ')}`,
    old,
  )
  return old
}

describe('what is built fits the oldest browsers', () => {
  const chunks = builtFiles(/\.m?js$/)
  const inline = builtFiles(/\.html$/).flatMap(inlineScripts)
  const scripts = [...chunks, ...inline]
  const styles = builtFiles(/\.css$/)

  it('every script has syntax that the oldest browsers can read, and each part of the platform that one of them lacks is polyfilled or asked for (PLT-01)', () => {
    for (const some of [chunks, inline, styles]) expect(some.length).toBeGreaterThan(1)
    expect(scripts.flatMap(({ name, content }) => syntaxFaults(name, content.toString()))).toEqual([])

    const names = new Set(scripts.flatMap(({ content }) => youngNames(content.toString())))
    const known = [...Object.keys(POLYFILLED), ...LOADED, ...Object.keys(ASKED_FOR), ...ENOUGH, ...NAMESAKES]
    expect([...names].sort()).toEqual(known.sort())
    const looks = new Set(styles.flatMap(({ content }) => youngStyles(content.toString())))
    expect([...looks].sort()).toEqual(Object.keys(STYLES).sort())

    const old = oldWindow()
    const isThere = (name: string) => runInContext(`typeof window.${name}`, old) as string
    expect(Object.values(POLYFILLED).filter((name) => isThere(name) !== 'undefined')).toEqual([])
    runInContext(ts.transpile(textOf('src/app/first/polyfills.ts')), old)
    expect(Object.values(POLYFILLED).filter((name) => isThere(name) === 'undefined')).toEqual([])
  })

  it.each([
    ['a global', 'structuredClone(a)', 'structuredClone'],
    ['a function of a global', 'Object.groupBy(a, b)', 'Object.groupBy'],
    ['a function of the page', 'navigator.locks.request(a)', 'navigator.locks'],
    ['a method of an array', 'a.toSorted()', '.toSorted()'],
    ['a method of an element', "a['replaceChildren']()", '.replaceChildren()'],
  ])('%s that an old browser lacks is found', (_, code, name) => {
    expect(youngNames(code)).toEqual([name])
  })

  it('what the oldest browsers have is not found, nor a property of that name', () => {
    expect(youngNames('new Map(a.flatMap(b)).get(document.title); c.at = d.toSorted')).toEqual([])
    expect(youngStyles('.a{display:grid;gap:8px}.a:hover{color:red}')).toEqual([])
    expect(youngStyles('.a:has(b){inset:0}@container (width>1px){}')).toEqual(['inset', ':has', '@container'])
  })

  it('inline scripts of a page are distinguished from its data and from loaded scripts', () => {
    const page = '<script type="application/json">{}</script><script src="/a.js"></script><script>go()</script>'
    const [script, ...more] = inlineScripts({ name: 'made.html', content: Buffer.from(page) })
    expect([script?.content.toString(), more.length]).toEqual(['go()', 0])
  })

  it.each([
    ['optional chaining', 'const a = b?.c'],
    ['nullish coalescing', 'const a = b ?? c'],
    ['logical assignment', 'a ||= b'],
    ['class fields', 'class A { a = 1 }'],
    ['private methods', 'class A { #a() {} }'],
    ['a renamed namespace export', "export * as a from './a.js'"],
    ['top-level await', "await import('./a.js')"],
    ['lookbehind', 'const a = /(?<=a)b/'],
    ['negative lookbehind', 'const a = /(?<!a)b/g'],
    ['lookbehind in a string', "const a = new RegExp('(?<!a)b')"],
    ['lookbehind in a template', 'const a = RegExp(`(?<=a)b`, `g`)'],
    ['a young flag in a string', "const a = RegExp('a', 'gv')"],
  ])('code with %s is refused', (_, code) => {
    expect(syntaxFaults('made.js', code)).toHaveLength(1)
  })

  it.each([
    ['BigInt', 'const a = 10n'],
    ['the v flag', 'const a = /[a--b]/v'],
    ['the d flag', 'const a = /a/d'],
  ])('code with %s is refused, and a parser of that time can’t read it either', (_, code) => {
    expect(syntaxFaults('made.js', code)).toHaveLength(2)
  })

  it.each([
    ['late chunks', "const a = () => import('./a.js')"],
    ['its own address', "const a = new URL('./a.png', import.meta.url)"],
    ['imports', "import { a } from './a.js'\nimport './b.js'"],
    ['named groups', 'const a = /(?<year>\\d{4})/u'],
    ['async iteration and rest properties', 'async () => { for await (const { a, ...b } of c) d(a, b) }'],
    ['a word of the module', "const a = 'import (this)'"],
  ])('code may have %s', (_, code) => {
    expect(syntaxFaults('made.js', code)).toEqual([])
  })
})
