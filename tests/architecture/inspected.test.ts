import { describe, expect, it } from 'vitest'
import { sentencesOf } from './laws/bundle'
import { builtFiles } from '../support/reading/bundle'
import { sourcesIn } from '../support/reading/files'

/** Names that the inspector and its frame use to communicate. */
const NAMES = ['checkoutTap', 'meta[name="inspector"]', 'inspector.', 'tap.step', 'tap.ready', '__INSPECT__']

describe('the production folder', () => {
  it('the production folder has nothing of the inspector: no name, no sentence, no file (MDL-07~)', () => {
    const sentences = sentencesOf(sourcesIn('scripts/inspector'))
    expect(sentences.length).toBeGreaterThan(5)
    const files = builtFiles(/\.(?:js|css|html|json|txt)$/)
    const found = files.flatMap(({ name, content }) => {
      const text = content.toString()
      return [...NAMES, ...sentences].filter((words) => text.includes(words)).map((words) => `${name} says ${words}`)
    })
    expect(found).toEqual([])
    expect(files.filter(({ name }) => /inspect/.test(name)).map(({ name }) => name)).toEqual([])
  })
})
