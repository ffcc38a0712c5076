import { describe, expect, it } from 'vitest'
import { hatchFaults } from './laws/hatches'
import { sourcesIn } from '../support/reading/files'
import { source } from '../support/reading/source'

const faults = (text: string, path = 'src/checkout/hooks.ts') => hatchFaults([source(path, text)])

describe('the compiler and the linter', () => {
  it('the compiler and the linter are silenced nowhere, and no TODO is left', () => {
    const files = sourcesIn('machines', 'src', 'styles', 'sandbox', 'scripts', 'tests')
    // The law and its test contain the words that they look for.
    expect(hatchFaults(files.filter(({ path }) => !/\/hatches(?:\.test)?\.ts$/.test(path)))).toEqual([])
  })

  it.each([
    '/* eslint-disable no-console */',
    '// eslint-disable-next-line',
    '// oxlint-disable-next-line',
    '// @ts-ignore',
    '// @ts-nocheck',
    '// @ts-expect-error',
    '// TODO: think',
    '// FIXME',
    'const a = JSON.parse(text) as any',
    'const a = <any>b',
    'const a = b as any as string',
  ])('the compiler and the linter may not be silenced by %s', (text) => {
    expect(faults(text)).toHaveLength(1)
  })

  it('the compiler and the linter may learn from a test what does not compile', () => {
    expect(faults('// @ts-expect-error', 'tests/entities/money.test.ts')).toEqual([])
  })

  it.each(['const a = 1 as const', "const ofMany = 'as any'", 'const TODOS = 1'])(
    'the law against silencing allows %s',
    (text) => {
      expect(faults(text)).toEqual([])
    },
  )
})
