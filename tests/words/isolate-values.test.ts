import { describe, expect, it } from 'vitest'
import { isolateValues } from '../../src/words/isolate-values'

describe('a value in a sentence', () => {
  it('a value in a sentence that is read from right to left is set apart from the words around it (SEC-03~)', () => {
    for (const name of ['שלום', 'متجر 12', 'Shop שלום', '\ufefc', '\u{10800}', '\u{1e900}'])
      expect(isolateValues({ name, count: 3 })).toEqual({ name: `\u2068${name}\u2069`, count: 3 })
  })

  it('a value in a sentence stays as it is where it reads in the direction of the sentence (SEC-03~)', () => {
    const values = { name: 'Defne Ev & Yaşam', other: '店 магазин 🛒', amount: '₺2.480,50' }
    expect(isolateValues(values)).toEqual(values)
    expect(isolateValues(undefined)).toBeUndefined()
  })
})
