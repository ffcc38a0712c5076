import { test as base, expect } from '@playwright/test'
import type { Origins } from '../../../sandbox/kernel/origins'
import type { MadeMember, MadeOrder } from '../../support/control-answers'
import { type SandboxClient, sandboxClient } from '../../support/sandbox-client'
import { Secrets } from '../../support/secrets'
import { brokenLaws, refusedCalls } from './ledger'
import { KeptContext } from './kept-context'
import { leftSecrets } from './left-secrets'
import { jumpOf, worstShift } from './layout-shift'
import { toldOrigins } from './origins'
import { brokenPayLaws } from './pay-laws'
import { SHIFT } from './shift-reporter'
import { type Shopper, shopperOn } from './shopper'
import { Trouble } from './trouble'

interface OfEachTest {
  /** The sandbox's control calls. Orders made through it are checked after the test. */
  readonly sandbox: SandboxClient
  /** A new member with an SMS inbox of their own. */
  readonly member: MadeMember
  readonly order: MadeOrder
  readonly shopper: Shopper
  readonly trouble: Trouble
  readonly tokens: string[]
  /** Records every error of the page. */
  readonly hearing: undefined
  readonly aftermath: undefined
}

interface OfEachWorker {
  readonly origins: Origins
  readonly keptContext: KeptContext
}

/** Browser messages about aborted loads, for example of a page that is being left. */
const BROKEN_LOAD = /^console error: (?:Fetch API cannot load|Failed to load resource: net::ERR_)/

/** A journey's test: its fixtures, and the checks that every journey must pass. */
export const test = base.extend<OfEachTest, OfEachWorker>({
  origins: [({}, use) => use(toldOrigins()), { scope: 'worker' }],

  keptContext: [
    async ({ origins }, use) => {
      const kept = new KeptContext(() => new Secrets(origins))
      await use(kept)
      await kept.drop()
    },
    { scope: 'worker' },
  ],

  context: async (
    { browser, keptContext, baseURL, locale, timezoneId, userAgent, viewport, contextOptions },
    use,
    testInfo,
  ) => {
    const wanted = Object.entries({ baseURL, locale, timezoneId, userAgent, viewport, ...contextOptions })
    const options = Object.fromEntries(wanted.filter(([, value]) => value !== undefined))
    await use(await keptContext.begin(browser, options))
    await keptContext.end(testInfo.status === testInfo.expectedStatus)
  },

  page: async ({ context, keptContext, origins }, use) => use(await keptContext.page(context, origins.app)),

  baseURL: ({ origins }, use) => use(origins.app),

  tokens: ({}, use) => use([]),

  trouble: ({}, use) => use(new Trouble()),

  sandbox: async ({ origins, tokens }, use) => {
    const client = sandboxClient(origins)
    await use({
      ...client,
      async makeOrder(wanted) {
        const order = await client.makeOrder(wanted)
        tokens.push(order.token)
        return order
      },
    })
  },

  member: async ({ sandbox }, use) => use(await sandbox.makeMember()),

  order: async ({ sandbox, member }, use) => {
    await use(await sandbox.makeOrder({ email: member.email, gsmNumber: member.gsmNumber }))
  },

  shopper: ({ page, sandbox, member }, use) => use(shopperOn(page, sandbox, member)),

  hearing: async ({ context, keptContext, trouble }, use) => {
    keptContext.hear(context, trouble)
    await use(undefined)
  },

  aftermath: [
    async ({ context, keptContext, hearing, origins, sandbox, tokens, trouble }, use, testInfo) => {
      await use(hearing)
      const shift = worstShift(keptContext.shiftsIn(context), origins.app)
      const { score = 0, page = '' } = shift ?? {}
      testInfo.annotations.push({
        type: SHIFT,
        description: `${score.toFixed(3)} ${page && new URL(page).pathname}`.trim(),
      })
      const jump = jumpOf(shift)
      if (jump !== undefined) trouble.note(jump)
      const secrets = keptContext.secretsIn(context)
      if (secrets) for (const left of await leftSecrets(context, origins, secrets)) trouble.note(left)
      const refusals = await Promise.all(tokens.map((token) => refusedCalls(sandbox, token)))
      for (const what of [...refusals.flat(), ...(await brokenLaws(sandbox, tokens))]) trouble.note(what)
      // A journey that timed out may not have reached its own check of the money, and a second payment must still be reported.
      if (testInfo.status !== testInfo.expectedStatus) {
        const laws = await Promise.all(tokens.map((token) => brokenPayLaws(sandbox, token)))
        for (const law of laws.flat()) trouble.note(`ledger: ${law}`)
      }
      const found = trouble.unexpected()
      const ofLoad = found.filter((what) => BROKEN_LOAD.test(what))
      const others = found.filter((what) => what !== jump && !ofLoad.includes(what))
      expect(others, 'what went wrong beside what the test looks at').toEqual([])
      // Separate checks, so that CI repeats the journey: both depend on the order in which answers and chunks arrive.
      expect(ofLoad, 'each load of the page ends').toEqual([])
      expect(found, 'the page keeps its place').toEqual([])
    },
    { auto: true },
  ],
})
