import { describe, expect, it } from 'vitest'
import { sandboxFaults, sentencesOf } from './laws/bundle'
import { builtFiles } from '../support/reading/bundle'
import { filesIn, sourcesIn, textOf } from '../support/reading/files'
import { source } from '../support/reading/source'

describe('the production bundle', () => {
  it('the production bundle contains nothing of the sandbox (SBX-08)', () => {
    // A sentence that the app uses too is no trace of the sandbox.
    const ours = [...sourcesIn('src', 'machines').map(({ text }) => text), ...filesIn('locales').map(textOf)].join('\n')
    const sentences = sentencesOf(sourcesIn('sandbox')).filter((sentence) => !ours.includes(sentence))
    expect(sentences.length).toBeGreaterThan(20)
    const files = builtFiles(/\.(?:m?js|css|html|json|txt|svg|webmanifest)$/)
    expect(files.some(({ name }) => name.endsWith('.html'))).toBe(true)
    expect(files.flatMap(({ name, content }) => sandboxFaults(name, content.toString(), sentences))).toEqual([])
  })

  it.each([
    ['its control calls', "fetch('/__sandbox/members')"],
    ['its gateways', "const gateways = 'http://127.0.0.1:4101'"],
    ['a server of a developer', "const gateways = 'http://localhost:4101'"],
    ['its settings', 'const pace = SANDBOX_PACE'],
    ['its words', '<p>The code you typed is not the one we sent.</p>'],
  ])('the bundle check finds %s', (_, text) => {
    const sandbox = source('sandbox/otp.ts', "const text = 'The code you typed is not the one we sent.'")
    expect(sandboxFaults('made.js', text, sentencesOf([sandbox]))).toHaveLength(1)
  })

  it('the bundle check allows the names of loopback hosts', () => {
    expect(sandboxFaults('made.js', "const isLocal = host === '127.0.0.1' || host === 'localhost'", [])).toEqual([])
  })

  it('the bundle check ignores common phrases', () => {
    expect(
      sentencesOf([source('a.ts', "const a = ['application/x-www-form-urlencoded', 'not found', 'a b c d']")]),
    ).toEqual([])
  })
})
