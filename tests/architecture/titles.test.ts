import { describe, expect, it } from 'vitest'
import { sourcesIn } from '../support/reading/files'
import { source } from '../support/reading/source'
import { titleFault, titleFaults, titlesIn } from './laws/titles'

const files = sourcesIn('tests').filter(({ path }) => /\.(?:test\.tsx?|spec\.ts|scenarios\.ts)$|\/support\//.test(path))

describe('a title of a test', () => {
  it('a title of a test is a sentence that begins with its subject', () => {
    expect(titlesIn(files).length).toBeGreaterThan(2500)
    expect(titleFaults(files)).toEqual([])
  })

  it.each([
    'is kept over a reload',
    'keeps the same code after a reload',
    'that is not there yet is awaited',
    'with a code nothing else can be paid',
    'names the field that is wrong',
    'a declined card, a wrong code',
    'who steps back keeps the number',
    'never sends twice',
  ])('a title that has to be read after another is a fault: %s', (title) => {
    expect(titleFault(title)).toBeDefined()
  })

  it.each([
    'the transfer keeps the same code after a reload',
    'pay waits for the fingerprint up to its timeout',
    'cards are listed with the last paid one first',
    'names in the init data are plain text',
    '%s is refused',
  ])('a title that reads alone passes: %s', (title) => {
    expect(titleFault(title)).toBeUndefined()
  })

  it('a title is found in tests, tables and scenarios', () => {
    const text = [
      `it('is one', () => undefined)`,
      `it.each([1])('is %s', () => undefined)`,
      `test.skip(\`is \${two}\`, () => undefined)`,
      `test.describe('is none', () => undefined)`,
    ].join('\n')
    expect(titleFaults([source('tests/made.test.ts', text)])).toHaveLength(3)
    expect(
      titleFaults([source('tests/made.scenarios.ts', `const told = { 'is one': () => 1, 'is two': 2 }`)]),
    ).toHaveLength(2)
  })
})
