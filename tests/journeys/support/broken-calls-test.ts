import { type Page, type Response, expect } from '@playwright/test'
import { supportCodeOf } from '../../../machines/entities/support-code'
import { CONTRACT } from '../../support/contract/all'
import type { DescribedCall } from '../../support/every-call'
import { type JourneyName, JOURNEYS } from './broken-calls'
import { keepResultInSight } from './changed-page'
import { test as base } from './identity-test'

type Call = Pick<DescribedCall, 'description'>

type Act = () => Promise<unknown>

interface Broken<Name extends JourneyName> {
  readonly calls: (typeof JOURNEYS)[Name]
  /**
   * Answers the next of these calls, or the `nth`, with `{}`, does the act that makes them, and checks that each is logged once and that
   * the screen offers a next step. A money call takes effect before its answer breaks.
   */
  readonly meets: (met: Call | readonly Call[], act: Act, nth?: number) => Promise<void>
}

interface WithBrokenCalls {
  /** To be used once per test: the test fails if a call of its journey was not broken. */
  readonly breakCalls: <Name extends JourneyName>(name: Name) => Broken<Name>
}

const BROKEN = '{}'

const WAY_ON = ':is(main, [data-modal]) :is(button, a[href], input):not(:disabled, [aria-disabled="true"])'

async function goesOn(page: Page) {
  await expect(page.locator('main[data-screen] h1')).toBeVisible()
  await expect(page.locator(WAY_ON).filter({ visible: true })).not.toHaveCount(0)
  expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|\[object/)
}

function rowOf(call: Call) {
  const row = CONTRACT.find((other) => other.call === call)
  if (!row) throw new Error(`the contract has no row of ${call.description.path}`)
  return row
}

const isBrokenAnswer = (path: string) => async (response: Response) =>
  new URL(response.url()).pathname.endsWith(path) &&
  response.request().method() !== 'OPTIONS' &&
  (await response.headerValue('content-length')) === String(BROKEN.length)

export const test = base.extend<WithBrokenCalls>({
  breakCalls: async ({ page, order: { token }, sandbox }, use, testInfo) => {
    const met = new Set<Call>()
    let lines: string[] = []
    let wanted: readonly Call[] = []
    page.on('console', (message) => {
      if (message.text().startsWith('checkout: ')) lines.push(message.text())
    })
    const lineOf = ({ description: { kind, path } }: Call) =>
      `checkout: ${kind} call ${path} ended as malformed, support code ${supportCodeOf(token) ?? ''}`
    await keepResultInSight(page)
    const meets = async (one: Call | readonly Call[], act: Act, nth = 1) => {
      const calls = [one].flat()
      const rows = calls.map(rowOf)
      const answered = rows.map(({ path }) => page.waitForResponse(isBrokenAnswer(path)))
      await Promise.all(
        rows.map(({ path, kind }) =>
          sandbox.setFault({
            token,
            path,
            phase: kind === 'money' ? 'after-commit' : 'before',
            act: `answer:${BROKEN}`,
            nth,
          }),
        ),
      )
      await act()
      await Promise.all(answered)
      const logged = calls.map(lineOf)
      // The look-up of a lost payment may be logged before the payment is looked at here.
      const isOfThese = (line: string) => logged.includes(line)
      await expect.poll(() => lines.filter(isOfThese).sort()).toEqual(logged.sort())
      lines = lines.filter((line) => !isOfThese(line))
      await goesOn(page)
      for (const call of calls) met.add(call)
    }
    await use((name) => {
      wanted = Object.values(JOURNEYS[name])
      return { calls: JOURNEYS[name], meets }
    })
    if (testInfo.status !== testInfo.expectedStatus) return
    expect(lines, 'a call is logged that was not to break').toEqual([])
    const missed = wanted.filter((call) => !met.has(call)).map(({ description }) => description.path)
    expect(missed, 'calls of the journey that were not met').toEqual([])
    expect(wanted, 'the journey has calls').not.toEqual([])
  },
})
