import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { choose } from '../../scripts/parts/choose.mjs'
import { countsOf } from '../../scripts/parts/counts.mjs'
import { isInstalled } from '../../scripts/setup/installed.mjs'
import { checkNodeVersion } from '../../scripts/setup/node-version.mjs'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function counted(report: unknown, code: number) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return countsOf(file, code)
}

const vitest = (passed: number, failed: number, files: readonly object[] = []) => ({
  ...{ numPassedTests: passed, numFailedTests: failed, numPendingTests: 1, numTodoTests: 1 },
  testResults: files,
})

const playwright = (expected: number, unexpected: number, flaky = 0, errors: readonly object[] = []) => ({
  ...{ stats: { expected, unexpected, flaky, skipped: 1 }, errors },
})

describe('what the runners report', () => {
  it('is counted as it is', () => {
    expect(counted(vitest(5, 0), 0)).toEqual({ passed: 5, failed: 0, skipped: 2 })
    expect(counted(vitest(5, 2), 1)).toEqual({ passed: 5, failed: 2, skipped: 2 })
    expect(counted(playwright(5, 2), 1)).toEqual({ passed: 5, failed: 2, skipped: 1 })
  })

  it('counts a file that could not be read as a failure', () => {
    const broken = { status: 'failed', assertionResults: [] }
    const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] }
    expect(counted(vitest(5, 1, [broken, failing]), 1)).toMatchObject({ passed: 5, failed: 2 })
  })

  it('counts as failures what passed only at the second try, and errors outside of tests', () => {
    expect(counted(playwright(5, 0, 1, [{}]), 1)).toMatchObject({ passed: 5, failed: 2 })
  })

  it('never turns a failed run into a passed one', () => {
    expect(counted(vitest(5, 0), 1)).toMatchObject({ passed: 5, failed: 1 })
    expect(counted(vitest(0, 0), 0)).toMatchObject({ passed: 0, failed: 1 })
    expect(countsOf(join(folder, 'nothing.json'), 1)).toMatchObject({ passed: 0, failed: 1 })
  })
})

describe('set-up', () => {
  it('says which Node is needed (OPS-01~)', () => {
    expect(() => checkNodeVersion('20.18.3')).toThrow(/Node 20\.19 or later is needed; this is Node 20\.18\.3/)
    expect(() => checkNodeVersion('20.19.0')).not.toThrow()
    expect(() => checkNodeVersion('22.1.0')).not.toThrow()
  })

  it('installs dependencies when they are missing, other than locked, or no longer locked', () => {
    const locked = {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', optional: true },
    }
    const a = { version: '1.0.0' }
    expect(isInstalled(locked, { 'node_modules/a': a })).toBe(true)
    expect(isInstalled(locked, undefined)).toBe(false)
    expect(isInstalled(locked, {})).toBe(false)
    expect(isInstalled(locked, { 'node_modules/a': { version: '1.0.1' } })).toBe(false)
    expect(isInstalled(locked, { 'node_modules/a': a, 'node_modules/b': { version: '2.1.0' } })).toBe(false)
    expect(isInstalled(locked, { 'node_modules/a': a, 'node_modules/c': a })).toBe(false)
  })
})

describe('the command line', () => {
  const part = (name: string, ...tests: readonly string[]) => ({
    ...{ name, budget: 1, needs: 'nothing' as const, tests },
    run: () => Promise.resolve({ passed: 0, failed: 0, skipped: 0 }),
  })
  const parts = [part('check'), part('rules', 'tests'), part('browser', 'tests/journeys')]
  const chosen = (...asked: readonly string[]) =>
    choose(parts, asked).map(({ part: { name }, files }) => ({ name, files }))

  it('runs everything when it asks for nothing', () => {
    expect(chosen().map(({ name }) => name)).toEqual(['check', 'rules', 'browser'])
  })

  it('may name parts', () => {
    expect(chosen('browser', 'check').map(({ name }) => name)).toEqual(['check', 'browser'])
  })

  it('may name pieces of paths, each run by the part that it belongs to', () => {
    expect(chosen('commands.test')).toEqual([{ name: 'rules', files: ['tests/architecture/commands.test.ts'] }])
    expect(chosen('trouble.spec')).toEqual([{ name: 'browser', files: ['tests/journeys/trouble.spec.ts'] }])
  })

  it('is told when it names nothing', () => {
    expect(() => chosen('nonsense')).toThrow(/Neither a part \(check, rules, browser\) nor a piece/)
  })
})
