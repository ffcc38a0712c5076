import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { besideEachOther } from '../../scripts/parts/beside.mjs'
import { choose } from '../../scripts/parts/choose.mjs'
import { countsOf } from '../../scripts/parts/counts.mjs'
import { SETTING_UP, parts } from '../../scripts/parts/parts.mjs'
import { everything } from '../../scripts/parts/rest.mjs'
import { reportOf } from '../../scripts/parts/report.mjs'
import { setSeed } from '../../scripts/parts/seed.mjs'
import { wholeNumber } from '../../scripts/run/whole-number.mjs'
import { isInstalled } from '../../scripts/setup/installed.mjs'
import { checkNodeVersion } from '../../scripts/setup/node-version.mjs'
import { drawn, lots } from '../support/seed'
import { filesIn } from '../support/reading/files'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function counted(report: unknown, code: number) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return countsOf(file, code)
}

const vitest = (passed: number, failed: number, files: readonly object[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: files,
})

const playwright = (expected: number, unexpected: number, flaky = 0, errors: readonly object[] = []) => ({
  stats: { expected, unexpected, flaky, skipped: 1 },
  errors,
})

describe('counts of a runner’s report', () => {
  it('the report of a runner is counted as it is', () => {
    expect(counted(vitest(5, 0), 0)).toEqual({ passed: 5, failed: 0, skipped: 2 })
    expect(counted(vitest(5, 2), 1)).toEqual({ passed: 5, failed: 2, skipped: 2 })
    expect(counted(playwright(5, 2), 1)).toEqual({ passed: 5, failed: 2, skipped: 1 })
  })

  it('the report of a runner counts an unreadable file as a failure', () => {
    const broken = { status: 'failed', assertionResults: [] }
    const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] }
    expect(counted(vitest(5, 1, [broken, failing]), 1)).toMatchObject({ passed: 5, failed: 2 })
  })

  it('the report of a runner counts flaky tests and errors outside of tests as failures', () => {
    expect(counted(playwright(5, 0, 1, [{}]), 1)).toMatchObject({ passed: 5, failed: 2 })
  })

  it('the report of a runner never turns a failed run into a passed one', () => {
    expect(counted(vitest(5, 0), 1)).toMatchObject({ passed: 5, failed: 1 })
    expect(counted(vitest(0, 0), 0)).toMatchObject({ passed: 0, failed: 1 })
    expect(countsOf(join(folder, 'nothing.json'), 1)).toMatchObject({ passed: 0, failed: 1 })
  })
})

describe('set-up', () => {
  it('set-up says which Node is needed (OPS-01~)', () => {
    expect(() => checkNodeVersion('20.18.3')).toThrow(/Node 20\.19 or later is needed; this is Node 20\.18\.3/)
    expect(() => checkNodeVersion('20.19.0')).not.toThrow()
    expect(() => checkNodeVersion('22.1.0')).not.toThrow()
  })

  it('set-up installs dependencies when they are missing, other than locked, or no longer locked', () => {
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
    name,
    budget: 1,
    needs: 'nothing' as const,
    tests,
    run: () => Promise.resolve({ passed: 0, failed: 0, skipped: 0 }),
  })
  const made = [part('check'), part('rules', 'tests'), part('browser', 'tests/journeys')]
  const chosen = (...asked: readonly string[]) =>
    choose(made, asked).map(({ part: { name }, files }) => ({ name, files }))

  it('the command line runs everything when it asks for nothing', () => {
    expect(chosen().map(({ name }) => name)).toEqual(['check', 'rules', 'browser'])
  })

  it('the command line may name parts', () => {
    expect(chosen('browser', 'check').map(({ name }) => name)).toEqual(['check', 'browser'])
  })

  it('the command line may name pieces of paths, each run by the part that it belongs to', () => {
    expect(chosen('commands.test')).toEqual([{ name: 'rules', files: ['tests/architecture/commands.test.ts'] }])
    expect(chosen('trouble.spec')).toEqual([{ name: 'browser', files: ['tests/journeys/trouble.spec.ts'] }])
  })

  it('the command line takes whole numbers alone where an option is a count or a seed', () => {
    expect(wholeNumber('seed', '0712')).toBe(712)
    expect(wholeNumber('seed', undefined)).toBeUndefined()
    for (const wrong of ['abc', '', '-1', '1.5'])
      expect(() => wholeNumber('seed', wrong)).toThrow(`--seed must be a whole number; it is '${wrong}'.`)
  })

  it('the command line reports a name that matches nothing', () => {
    expect(() => chosen('nonsense')).toThrow(/Nothing matches 'nonsense'\. Give a part \(check, rules, browser\)/)
  })
})

describe('the parts of a run', () => {
  it('the parts of a run hold every test, each in one of them', () => {
    const files = filesIn('tests').filter((path) => /\.(?:test\.tsx?|spec\.ts)$/.test(path))
    const owners = (path: string) =>
      everything.filter(
        ({ tests, has }) => tests.some((folder) => path.startsWith(`${folder}/`)) && (has?.(path) ?? true),
      )
    expect(files.length).toBeGreaterThan(200)
    expect(files.filter((path) => owners(path).length !== 1)).toEqual([])
  })

  it('the parts of a run follow each other, with the rules beside checks, contracts and exploration, counted as one (OPS-07~)', async () => {
    const told: string[] = []
    const part = (name: string, failed: number, why?: string) => ({
      name,
      budget: 10,
      needs: 'nothing' as const,
      tests: [],
      run: (_: readonly string[], how?: { workers: number }) => {
        told.push(`${name} ${how?.workers ?? 'alone'}`)
        return Promise.resolve({ passed: 5, failed, skipped: 0, ...(why === undefined ? {} : { why }) })
      },
    })
    const made = [part('check', 1, 'lint'), part('rules', 2), part('exploration', 0), part('contracts', 0)]
    const chosen = [...made, part('browser', 0)].map((one) => ({ part: one, files: [] }))
    const [four, other] = besideEachOther(chosen)
    expect([four?.part.name, four?.part.budget]).toEqual(['check + rules + exploration + contracts', 40])
    expect(other?.part.name).toBe('browser')
    expect(await four?.part.run([])).toEqual({ passed: 20, failed: 3, skipped: 0, why: 'lint' })
    expect(told).toEqual(['exploration 1', 'rules 1', 'check 1', 'contracts 3'])
    expect(besideEachOther(chosen.slice(1))).toEqual(chosen.slice(1))
  })

  it('the parts of a run have budgets that make eight minutes (OPS-07~)', () => {
    const budgets = [SETTING_UP, ...parts].map(({ budget }) => budget)
    expect(budgets.reduce((sum, budget) => sum + budget, 0)).toBeLessThanOrEqual(480)
  })
})

describe('the last lines of a run', () => {
  const row = (name: string, seconds: number, budget: number, failed = 0) => ({
    name,
    seconds,
    budget,
    counts: { passed: 10, failed, skipped: 0 },
  })
  const elsewhere = { isCI: false }
  const inCI = { isCI: true }

  it('the last lines of a run count what passed and what failed, last of all (OPS-07~)', () => {
    expect(reportOf([row('rules', 9, 10), row('browser', 9, 10)], elsewhere)).toMatchObject({ code: 0 })
    expect(reportOf([row('rules', 9, 10), row('browser', 9, 10)], elsewhere).lines.at(-1)).toBe('20 passed, 0 failed')
    const failed = reportOf([row('rules', 9, 10, 2)], elsewhere)
    expect([failed.code, failed.lines.at(-1)]).toEqual([1, '10 passed, 2 failed'])
  })

  it('the last lines of a run say nothing of time while every part keeps to its budget (OPS-07~)', () => {
    expect(reportOf([row('rules', 10, 10)], inCI).lines.join('\n')).not.toMatch(/budget:/)
  })

  it('the last lines of a run name each part that took longer than it may, and the whole (OPS-07~)', () => {
    const { lines, code } = reportOf([row('rules', 15, 10), row('browser', 9, 10)], elsewhere)
    expect(lines.slice(-3)).toEqual([
      'Over its budget: rules, 15.0 of 10 s (1.5 times).',
      'Over its budget: the whole run, 24.0 of 20 s (1.2 times).',
      '20 passed, 0 failed',
    ])
    expect(code).toBe(0)
  })

  it('the last lines of a run fail in CI where all of it took eight times as long as it may, whichever part it was (OPS-07~)', () => {
    const slow = [row('rules', 151, 10), row('browser', 10, 10)]
    expect(reportOf(slow, elsewhere).code).toBe(0)
    expect(reportOf([row('rules', 150, 10), row('browser', 10, 10)], inCI).code).toBe(0)
    const { lines, code } = reportOf(slow, inCI)
    expect(lines.slice(-2)).toEqual(['FAILED: in CI the whole run may take 160 s at most.', '20 passed, 1 failed'])
    expect(code).toBe(1)
  })
})

describe('the seed of a run', () => {
  it('the seed of a run is fresh unless it is named, and shared by all random choices', () => {
    const named = { TEST_SEED: '7' }
    expect(setSeed(named)).toBe('7')
    expect(named).toEqual({ TEST_SEED: '7', FAULTS_SEED: '7', ONE_PAYMENT_SEED: '7', SANDBOX_SEED: '7' })
    const fresh: Record<string, string | undefined> = { FAULTS_SEED: '5' }
    expect(setSeed(fresh)).toMatch(/^\d+$/)
    expect(fresh).toMatchObject({ TEST_SEED: fresh['ONE_PAYMENT_SEED'], FAULTS_SEED: '5' })
    for (const below of ['0', '-5', 'seven']) {
      const named: Record<string, string | undefined> = { TEST_SEED: below }
      setSeed(named)
      expect(named).toMatchObject({ TEST_SEED: below, SANDBOX_SEED: '1' })
    }
  })

  it('the seed of a run draws a few of many, the same ones by the same seed and others by another', () => {
    const many = Array.from({ length: 100 }, (_, index) => index)
    const bySeed = (seed: number) => drawn(many, 5, lots(seed))
    expect(bySeed(1)).toEqual(bySeed(1))
    expect(bySeed(1)).not.toEqual(bySeed(2))
    expect([...new Set(bySeed(1))]).toHaveLength(5)
    expect(drawn([1, 2], 5)).toEqual([1, 2])
  })
})
