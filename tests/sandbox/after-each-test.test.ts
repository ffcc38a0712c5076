import { describe, expect, it } from 'vitest'
import { authorise } from '../../sandbox/ledger/book'
import { brokenLaws } from '../../sandbox/ledger/invariants'
import { MERCHANT, memberAccount, networkAccount } from '../../sandbox/ledger/ledger'
import type { Deps } from '../../sandbox/kernel/deps'
import { filesIn, textOf } from '../support/reading/files'
import { emptyDeps } from './empty-deps'
import { START, openSandbox } from './harness'

const payment = (submissionId: string, from: string) => ({
  token: 'order',
  submissionId,
  minor: 100,
  from,
  paymentId: '1',
  memberId: 'm',
  currency: 'TRY',
  at: START,
})

/** Actions that violate each law of the ledger. */
const SPOILED: Readonly<Record<string, (deps: Deps) => void>> = {
  'paid-once': (deps) => {
    for (const submission of ['one', 'two']) authorise(deps, payment(submission, networkAccount('VISA')))
  },
  covered: (deps) => {
    authorise(deps, payment('one', memberAccount('m')))
  },
  balanced: ({ state }) => {
    const lines = [{ account: MERCHANT, minor: 1 }]
    state.entries.push({ id: 'x', at: START, memo: '', currency: 'TRY', token: undefined, lines })
  },
}

function spoiled(spoil: (deps: Deps) => void) {
  const deps = emptyDeps()
  spoil(deps)
  return deps.state
}

describe('the ledger check after each test', () => {
  it.fails.each(Object.keys(SPOILED))(
    'a test that leaves a ledger with a violated %s law fails (SBX-07~)',
    async (law) => {
      await openSandbox({ state: spoiled(SPOILED[law] ?? (() => undefined)) })
    },
  )
})

/** Files that start a sandbox for tests, and the code with which each checks its ledger after every test. */
const LOOKS: Readonly<Record<string, string>> = {
  'vitest.config.ts': "setupFiles: ['tests/support/seed-properties.ts', 'tests/support/books-hold.ts']",
  'tests/support/with-sandbox.ts': 'if (!mayBreakLedger) lookAtBooks(opened.brokenInvariants)',
  'tests/sandbox/harness.ts': 'lookAtBooks(async () => [...(await brokenIn(sandbox, options))',
  'tests/sandbox/mounted.test.ts':
    'lookAtBooks(async () => ((await (await answer(invariants)).json()) as { violations: string[] }).violations)',
  'tests/faults/support/play-in-lots.ts': 'broken.push(...(await client.brokenInvariants()))',
  'tests/sandbox/start.test.ts':
    "lookAtBooks(async () => ((await control('/invariants')) as { violations: string[] }).violations)",
  'tests/journeys/support/test.ts': `for (const what of [...refusals.flat(), ...(await brokenLaws(sandbox, tokens))]) trouble.note(what)`,
  'tests/journeys/inspector.spec.ts': `test.afterEach(async () => {
  expect(sandbox && (await sandboxClient(sandbox.origins).brokenInvariants())).toEqual([])`,
  'tests/journeys/support/playground-shopper.ts': `await expect(page.locator('[data-books]')).toHaveAttribute('data-books', 'hold')`,
  'tests/journeys/inspect.spec.ts': 'expect(await sandboxClient({ gateways }).brokenInvariants()).toEqual([])',
  'tests/journeys/recording.spec.ts': 'expect(await sandboxClient(origins).brokenInvariants()).toEqual([])',
  'tests/journeys/support/example.ts': 'const broken = await sandboxClient(origins).brokenInvariants()',
  'tests/journeys/fresh-clone.spec.ts': `expect(await invariantsOf(inbox)).toEqual({ hold: true, violations: [] })`,
}

/** Tests of how a sandbox is started and what it serves. */
const WITHOUT_ORDERS = ['served-headers', 'well-known-files'].map((name) => `tests/sandbox/${name}.test.ts`)

/** Tests that may leave an order paid twice, as a naive provider does. */
const NAIVE = [
  'tests/faults/planted.test.ts',
  ...['desk-ledger', 'ledger', 'payment-laws'].map((name) => `tests/sandbox/${name}.test.ts`),
]

const tests = filesIn('tests')
  .filter((path) => /\.tsx?$/.test(path) && path !== 'tests/sandbox/after-each-test.test.ts')
  .map((path) => ({ path, text: textOf(path) }))

const having = (pattern: RegExp) => tests.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

it('the ledger’s laws are checked after every test: paid once, no negative balance, sum zero (SBX-07)', () => {
  for (const [law, spoil] of Object.entries(SPOILED))
    expect(brokenLaws(spoiled(spoil)).map((broken) => broken.law)).toEqual([law])
  expect(brokenLaws(emptyDeps().state)).toEqual([])
  for (const [path, look] of Object.entries(LOOKS)) expect(textOf(path), path).toContain(look)
  // A sandbox is started only by files that check its ledger, or for journeys, whose tests do.
  expect(having(/\b(?:startSandbox|createSandbox)\(/)).toEqual([
    'tests/faults/support/play-in-lots.ts',
    ...['card-canary', 'inspector', 'recording'].map((name) => `tests/journeys/${name}.spec.ts`),
    'tests/journeys/support/example.ts',
    'tests/journeys/support/start-sandbox.ts',
    ...[
      'tests/sandbox/harness.ts',
      'tests/sandbox/mounted.test.ts',
      ...WITHOUT_ORDERS,
      'tests/sandbox/start.test.ts',
    ].sort(),
    'tests/support/sandbox-process.ts',
    'tests/support/with-sandbox.ts',
  ])
  for (const path of WITHOUT_ORDERS) expect(textOf(path), path).not.toMatch(/makeOrder|__sandbox\/orders/)
  // Every other journey uses the journeys' own `test`.
  const isPlain = /^import (?:type )?\{[^}]*\btest\b(?! as)[^}]*\} from '@playwright\/test'/m
  expect(having(isPlain).filter((path) => path.endsWith('.spec.ts'))).toEqual([
    'tests/journeys/fresh-clone.spec.ts',
    'tests/journeys/generated/exported.spec.ts',
    ...['inspect', 'inspector', 'playground-ways', 'playground'].map((name) => `tests/journeys/${name}.spec.ts`),
  ])
  const exported = textOf('tests/journeys/generated/exported.spec.ts')
  expect([...exported.matchAll(/support\/([\w-]+)/g)].map(([, name]) => name)).toEqual(['example'])
  expect(having(/mayBreakLedger: true|mayBePaidTwice: true/)).toEqual(NAIVE)
})
