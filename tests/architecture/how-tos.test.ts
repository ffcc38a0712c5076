import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isWholeRun } from '../../scripts/parts/whole-run.mjs'
import { OWN, OWN_CALL, makeCopy } from './gift-card/copy'
import { CALL_JOINS, JOINS, SCREEN_JOINS } from './gift-card/joins'

/** Follows README's how-tos in one copy: adds a payment method, a screen, and a gateway call with its sandbox. */
describe.runIf(isWholeRun())('the how-tos of README', () => {
  let copy = ''

  const run = (...words: readonly string[]) =>
    execFileSync(process.execPath, words, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })

  const vitest = (...words: readonly string[]) => run('node_modules/vitest/vitest.mjs', 'run', ...words)

  beforeAll(() => {
    copy = makeCopy({
      name: 'how-tos',
      from: [
        'machines',
        'src',
        'styles',
        'locales',
        'sandbox',
        'scripts',
        'tests',
        'docs',
        'index.html',
        'package.json',
        'tsconfig.json',
        'vite.config.ts',
        'vitest.config.ts',
      ],
      own: [OWN, OWN_CALL],
      joins: [JOINS, SCREEN_JOINS, CALL_JOINS],
    })
  }, 60_000)
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it.each(['machines', 'src', 'sandbox'])(
    'a followed how-to compiles in %s (DOC-02~)',
    (folder) => {
      run('node_modules/typescript-native/bin/tsc', '--noEmit', '-p', folder)
    },
    120_000,
  )

  it('a followed how-to makes a call that the contract tests take from its row (DOC-02~)', () => {
    expect(vitest('tests/gateways/every-call.contract.test.ts', '-t', 'consumer/gift-card/giftCardBalance')).toMatch(
      /Tests .*passed/,
    )
  }, 180_000)

  it('a followed how-to makes a screen with its path, and a call that the sandbox answers (DOC-02~)', () => {
    expect(vitest('tests/how-tos')).toMatch(/Tests .*3 passed/)
  }, 180_000)

  it('a followed how-to makes a call that npm run generate writes down (DOC-02~)', () => {
    run('scripts/openapi.mjs')
    expect(readFileSync(join(copy, 'docs/openapi.json'), 'utf8')).toContain('/api/v1/consumer-funds/gift-card-balance')
  }, 120_000)
})
