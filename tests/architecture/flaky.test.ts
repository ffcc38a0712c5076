import { describe, expect, it } from 'vitest'
import { NO_TEST } from '../../scripts/parts/counts.mjs'
import { timedOutIn } from '../../scripts/parts/failed-journeys.mjs'
import { sortPlayed } from '../../scripts/parts/flaky.mjs'
import { reportOf } from '../../scripts/parts/report.mjs'
import { haveTimedOut } from '../../scripts/parts/timed-out.mjs'

const LOG = "\nCall log:\n  - waiting for locator('#pay')\n\n  13 |   test('pays', async () => {\n> 14 |   await pay()"
const CODE = "\n\n> 15 |     await expect(page.locator('#pay')).toBeVisible()\n    at /tests/journeys/pay.spec.ts:15:5"
const OVER = '\u001B[31mTest timeout of 30000ms exceeded.\u001B[39m'
const CLOSED = `Error: locator.click: Target page, context or browser has been closed${LOG}`
const LEDGER =
  "Error: what went wrong beside what the test looks at\n\nexpect(received).toEqual(expected)\n\n+ 'ledger: two'"

const element = (matcher: string, rest: string) => `Error: expect(locator).${matcher} failed\n\nLocator: #pay\n${rest}`
const polled = (first: string, rest: string) =>
  `Error: ${first}${rest}\n\nCall Log:\n- Timeout 10000ms exceeded while waiting on the predicate`

describe('a journey that failed', () => {
  it.each<[string, readonly string[]]>([
    ['a test that took too long', [OVER]],
    ['the call that was then under way', [OVER, CLOSED]],
    ['the call that its end stopped', [OVER, `Error: locator.fill: Test ended.${LOG}`]],
    ['a gesture', [`TimeoutError: locator.click: Timeout 20000ms exceeded.${LOG}`]],
    ['a gesture at the end of its test', [`Error: locator.click: Test timeout of 30000ms exceeded.${LOG}`]],
    ['a look for an element', [element('toBeVisible()', `Timeout: 500ms\nError: element(s) not found${CODE}`)]],
    ['a look for its text', [element('toHaveText(expected)', 'Timeout: 500ms\nError: element(s) not found')]],
    ['a hidden element', [element('toBeVisible()', 'Received: hidden\nTimeout: 500ms')]],
    ['a field without its text', [element('toHaveValue(expected)', 'Expected: "a"\nReceived: ""\nTimeout: 500ms')]],
    ['a field without the focus', [element('toBeFocused()', 'Received: inactive\nTimeout: 500ms')]],
    ['a page that went', ['Error: page.evaluate: Execution context was destroyed, most likely by a navigation']],
    ['a server under load', ['Error: page.goto: net::ERR_CONNECTION_REFUSED at http://127.0.0.1:4100/']],
    ['a sandbox under load', ['Error: connect ECONNREFUSED 127.0.0.1:4101']],
    [
      'a call that no page made',
      [polled('verifyCode is asked', '\n\nexpect(received).toBeDefined()\n\nReceived: undefined')],
    ],
    [
      'a layout shift alone',
      [`Error: the page keeps its place\n\nexpect(received).toEqual(expected)\n\n+ 'layout shift: 0.06'`],
    ],
    [
      'a load that broke off',
      [`Error: each load of the page ends\n\nexpect(received).toEqual(expected)\n\n+ 'console error: …'`],
    ],
    ['a generated path', [polled('the page looks as expected in time', '\n\nexpect(received).toEqual(expected)')]],
  ])('a journey that failed by %s is played once more (OPS-07~)', (_, messages) => {
    expect(haveTimedOut(messages)).toBe(true)
  })

  it.each<[string, readonly string[]]>([
    ['a wrong value', [`Error: expect(received).toBe(expected)\n\nExpected: 1\nReceived: 2${CODE}`]],
    ['a polled ledger', [polled('expect(received).toBe(expected)', '\n\nExpected: 1\nReceived: 2')]],
    ['another amount', [element('toHaveText(expected)', 'Expected: "12"\nReceived: "13"\nTimeout: 500ms')]],
    ['a form that must not be there', [element('not.toBeVisible()', 'Received: visible\nTimeout: 500ms')]],
    ['two elements in place of one', [element('toBeVisible()', 'Timeout: 500ms\nError: strict mode violation')]],
    ['a broken law', [LEDGER]],
    ['a broken law beside a wait', [OVER, LEDGER]],
    ['a broken law beside a layout shift', [`${LEDGER}\n+ 'layout shift: 0.06'`]],
    ['a law that names a wait', [`${LEDGER}\nTest timeout of 30000ms exceeded.\nTimeout: 500ms`]],
    ['a check at its end that took too long', ['Tearing down "aftermath" exceeded the test timeout of 30000ms.']],
    ['a page that closed in the middle of its test', [CLOSED]],
    ['an unknown error', ['Error: something else']],
    ['an error that says nothing', ['']],
    ['no error at all', []],
  ])('a journey that failed by %s is not played again (OPS-07~)', (_, messages) => {
    expect(haveTimedOut(messages)).toBe(false)
  })

  it('a journey that failed is named as a list of tests names it, with its picture (OPS-07~)', () => {
    const attachments = [{ name: 'screenshot', path: `${process.cwd()}/.build/journeys/pay/one.png` }]
    const result = (message: string) => ({ errors: [{ message }], attachments })
    const spec = (title: string, ok: boolean, message: string) => ({
      title,
      file: 'pay.spec.ts',
      ok,
      tests: [{ results: [result(message)] }],
    })
    const specs = [spec('waits', false, OVER), spec('passes', true, ''), spec('fails', false, LEDGER)]
    // A support file describes both ways in.
    const inner = { title: 'over one page', file: 'support/ways.ts', specs }
    const report = { suites: [{ title: 'pay.spec.ts', file: 'pay.spec.ts', specs: [], suites: [inner] }] }
    expect(timedOutIn(report)).toEqual([
      { name: 'pay.spec.ts › over one page › waits', picture: '.build/journeys/pay/one.png' },
    ])
  })
})

describe('the flaky journeys that were played again', () => {
  it('the flaky journeys played again stay listed where they failed, and leave where they passed or have another title (OPS-07~)', () => {
    const journey = (name: string) => ({ name, picture: '', seed: '7' })
    const passed = { passed: 20, failed: 0, skipped: 0 }
    const failed = { passed: 19, failed: 1, skipped: 0 }
    const none = { passed: 0, failed: 1, skipped: 0, why: NO_TEST }
    const played = [
      { journey: journey('passed'), counts: passed },
      { journey: journey('failed'), counts: failed },
      { journey: journey('renamed'), counts: none },
    ]
    expect(sortPlayed(played)).toEqual({
      listed: [journey('failed')],
      gone: ['renamed'],
      counts: { passed: 39, failed: 1, skipped: 0 },
    })
  })
})

describe('the last lines of a run with flaky journeys', () => {
  const run = (...names: readonly string[]) => {
    const flaky = names.map((name) => ({ name, picture: `.build/${name}.png` }))
    const counts = { passed: 10, failed: 0, skipped: 0, flaky }
    return reportOf([{ name: 'browser', seconds: 1, budget: 10, counts }], { isCI: true })
  }

  it('the last lines of a run name each flaky journey and its picture above the closing line, and let up to two pass (OPS-07~)', () => {
    const { lines, code } = run('one', 'two')
    expect(lines.slice(-4)).toEqual([
      'Flaky: one (.build/one.png)',
      'Flaky: two (.build/two.png)',
      '2 flaky',
      '10 passed, 0 failed',
    ])
    expect(code).toBe(0)
  })

  it('the last lines of a run with more than two flaky journeys fail the run (OPS-07~)', () => {
    const { lines, code } = run('one', 'two', 'three')
    expect(lines.slice(-3)).toEqual([
      'FAILED: at most 2 journeys of a run may be flaky.',
      '3 flaky',
      '10 passed, 1 failed',
    ])
    expect(code).toBe(1)
  })
})
