import { describe, expect, it } from 'vitest'
import { filesIn, textOf } from '../support/reading/files'
import { plainWordFaults } from './laws/plain-words'
import { handWrittenPages } from './laws/pages'

/** Files that contain the lists of words themselves. */
const LISTS = /^tests\/architecture\/(?:laws\/)?(?:plain-words|titles)(?:\.test)?\.ts$/

const faults = (path: string, text: string) => plainWordFaults([{ path, text }])

describe('plain words', () => {
  it('plain words are used in comments, titles, messages and pages', () => {
    const code = ['machines', 'src', 'sandbox', 'scripts', 'styles', 'tests']
      .flatMap(filesIn)
      .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !LISTS.test(path))
    expect(plainWordFaults([...code, ...handWrittenPages()].map((path) => ({ path, text: textOf(path) })))).toEqual([])
  })

  it.each([
    '// It is told to nobody.',
    "it('is told to nobody', () => 1)",
    'const a = `told to ${b}`',
    '/**\n * told\n */',
  ])('a word to be replaced is found in %j', (text) => {
    expect(faults('src/made.ts', text).length).toBeGreaterThan(0)
  })

  it('a word to be replaced is found in a page', () => {
    expect(faults('docs/made.md', 'Whatever stands here.')).toHaveLength(2)
  })

  it.each([
    'const told: string[] = []',
    "send({ type: 'network.changed' })",
    'const a = `${told} b`',
    '// As `told` says.',
  ])('a name of the code is left alone: %j', (text) => {
    expect(faults('src/made.ts', text)).toEqual([])
  })

  it('a code span of a page is left alone', () => {
    expect(faults('docs/made.md', 'It sends `network.changed`.\n\n```\ntold\n```\n')).toEqual([])
  })
})
