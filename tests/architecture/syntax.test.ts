import { describe, expect, it } from 'vitest'
import { syntaxFaults } from './laws/syntax'
import { builtFiles, inlineScripts } from '../support/reading/bundle'

describe('the syntax of built scripts', () => {
  it('every chunk can be read by the oldest browsers (PLT-01~)', () => {
    const chunks = builtFiles(/\.m?js$/)
    expect(chunks.length).toBeGreaterThan(1)
    expect(chunks.flatMap(({ name, content }) => syntaxFaults(name, content.toString()))).toEqual([])
  })

  it('every inline script of a page can be read by the oldest browsers (PLT-01~)', () => {
    const scripts = builtFiles(/\.html$/).flatMap(inlineScripts)
    expect(scripts.length).toBeGreaterThan(1)
    expect(scripts.flatMap(({ name, content }) => syntaxFaults(name, content.toString()))).toEqual([])
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
