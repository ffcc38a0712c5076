import { describe, expect, it } from 'vitest'
import { isolateValues } from '../../src/words/isolate-values'

describe('values in a sentence', () => {
  it('a right-to-left value in a sentence is isolated from the words around it (SEC-03~)', () => {
    for (const name of ['שלום', 'متجر 12', 'Shop שלום', '\ufefc', '\u{10800}', '\u{1e900}'])
      expect(isolateValues({ name, count: 3 })).toEqual({ name: `\u2068${name}\u2069`, count: 3 })
  })

  it('a value that reads in the direction of the sentence stays unchanged (SEC-03~)', () => {
    const values = { name: 'Defne Ev & Yaşam', other: '店 магазин 🛒', amount: '₺2.480,50' }
    expect(isolateValues(values)).toEqual(values)
    expect(isolateValues(undefined)).toBeUndefined()
  })
})
