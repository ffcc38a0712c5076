import { describe, expect, it } from 'vitest'
import { purityFaults } from './laws/purity'
import { sourcesIn } from '../support/reading/files'
import { source } from '../support/reading/source'

const faults = (text: string) => purityFaults([source('machines/sign-in/identify/rules.ts', text)])

describe('machines', () => {
  it('machines depend on nothing but their input, their events and their ports (MDL-02)', () => {
    const files = sourcesIn('machines')
    expect(files.length).toBeGreaterThan(5)
    expect(purityFaults(files)).toEqual([])
  })

  it.each([
    ['the time of day', 'const now = Date.now()'],
    ['today', 'const today = new Date()'],
    ['today without parentheses', 'const today = new Date'],
    ['today as text', 'const today = Date()'],
    ['a local date', 'const due = new Date(2026, 10, 1)'],
    ['a local hour', 'const late = (at: number) => new Date(at).getHours() >= 17'],
    ['a local rendering', 'const text = (at: number) => new Date(at).toLocaleDateString()'],
    ['the language of the device', 'const upper = (text: string) => text.toLocaleUpperCase()'],
    ['chance', 'const id = Math.random()'],
    ['a console', "console.log('paid')"],
    ['a timer', 'setTimeout(() => undefined, 5)'],
    ['the document', 'const title = document.title'],
    ['the window in passing', 'const here = { location }'],
    ['the network', "const asked = fetch('/pay')"],
    ['the process', "const mode = process.env['MODE']"],
    ["the engine's formats", "const money = new Intl.NumberFormat('tr')"],
    ['React', "import { useState } from 'react'"],
    ['a helper of XState outside of it', "import { useMachine } from '@xstate/react'"],
    ['the app', "import { useWords } from '../../../src/words/use-words'"],
    ['a type of the app', "import type { Words } from '../../../src/words/use-words'"],
  ])('machines may not use %s', (_, text) => {
    expect(faults(text)).toHaveLength(1)
  })

  it.each([
    ['arithmetic on instants', 'const hour = (at: number) => new Date(at).getUTCHours() + Date.UTC(2026, 0)'],
    ['properties with names of the world', 'const go = (order: { location: string }) => order.location'],
    [
      'parameters with names of the world',
      'const go = (history: readonly string[], location: string) => [...history, location]',
    ],
    ['keys with names of the world', "const table = { document: 'x', process: 1 }"],
    ['types with names of the world', 'type Screen = { history: number; console?: string }'],
    ['XState and other machines', "import { setup } from 'xstate'\nimport { a } from '../verification/machine'"],
  ])('machines may use %s', (_, text) => {
    expect(faults(text)).toEqual([])
  })
})
