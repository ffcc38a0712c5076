import { statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeSubsets, SUBSETS } from '../../scripts/build/inter-subset'
import { LATIN, LATIN_EXTENDED, textOf, unicodeRange } from '../../styles/inter'
import { wholeCatalogue } from '../support/reading/whole-catalogue'

const FILES = ['inter-latin.woff2', 'inter-latin-ext.woff2'] as const

beforeAll(makeSubsets)

describe('the files of the typeface', () => {
  it('the two typeface files are at most 50 KB (PERF-02~)', () => {
    const sizes = FILES.map((file) => statSync(join(SUBSETS, file)).size)
    expect(sizes.every((size) => size > 1000)).toBe(true)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(50 * 1024)
  })

  it('the typeface files have every character of both languages, except symbols that are drawn', () => {
    const letters = new Set(textOf([...LATIN, ...LATIN_EXTENDED]))
    const said = (['tr', 'en'] as const).flatMap((language) => Array.from(wholeCatalogue(language).sentences.values()))
    const missing = new Set(Array.from(said.join('')).filter((sign) => !letters.has(sign)))
    expect(Array.from(missing).sort()).toEqual([])
  })

  it('a character range is written in the syntax of CSS', () => {
    expect(
      unicodeRange([
        [0x20, 0x7e],
        [0x20ba, 0x20ba],
      ]),
    ).toBe('U+0020-007E,U+20BA')
  })
})
