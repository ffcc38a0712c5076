import { writeFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import type { Origins } from '../../../sandbox/kernel/origins'
import type { MadeMember, MadeOrder, WantedMember, WantedOrder } from '../../support/control-answers'
import { type SandboxClient, sandboxClient } from '../../support/sandbox-client'
import { brokenLaws, refusedCalls } from '../support/ledger'
import { toldOrigins } from '../support/origins'
import { type EngineName, engineNamed } from './engines'
import type { EngineWindow, RunningEngine } from './engine'
import { type EngineShopper, engineShopper } from './engine-shopper'

interface OfEachTest {
  readonly wantedMember: WantedMember
  readonly wantedOrder: WantedOrder
  readonly sandbox: SandboxClient
  readonly member: MadeMember
  readonly order: MadeOrder
  readonly window: EngineWindow
  readonly shopper: EngineShopper
  /** The ledger has one payment of the order, and the provider counted one delivery of the callback. */
  readonly isPaidOnce: () => Promise<void>
}

interface OfEachWorker {
  readonly engineName: EngineName
  readonly engine: RunningEngine | undefined
  readonly origins: Origins
}

/** What fails a journey beside its own assertions. */
export async function troubleIn(window: EngineWindow, sandbox: SandboxClient, token: string) {
  const refused = await refusedCalls(sandbox, token)
  return [...window.complaints(), ...refused, ...(await brokenLaws(sandbox, [token]))]
}

/** A journey in another engine, with its fixtures and the checks that each must pass. */
export const test = base.extend<OfEachTest, OfEachWorker>({
  engineName: ['firefox', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, use) => {
      const engine = engineNamed(engineName)
      const program = engine.find()
      const running = program === undefined ? undefined : await engine.start(program)
      await use(running)
      await running?.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  origins: [({}, use) => use(toldOrigins()), { scope: 'worker' }],

  wantedMember: [{}, { option: true }],

  wantedOrder: [{}, { option: true }],

  sandbox: ({ origins }, use) => use(sandboxClient(origins)),

  member: async ({ sandbox, wantedMember }, use) => use(await sandbox.makeMember(wantedMember)),

  order: async ({ sandbox, member: { email, gsmNumber }, wantedOrder }, use) =>
    use(await sandbox.makeOrder({ email, gsmNumber, ...wantedOrder })),

  window: async ({ engine, engineName, sandbox, order: { token } }, use, testInfo) => {
    testInfo.skip(engine === undefined, `there is no ${engineName} here`)
    if (!engine) return
    const window = await engine.openWindow()
    await use(window)
    if (testInfo.status !== testInfo.expectedStatus) {
      writeFileSync(testInfo.outputPath('window.png'), await window.picture())
    }
    await window.close()
    expect(
      await troubleIn(window, sandbox, token),
      `what went wrong in ${engine.version} beside what the test looks at`,
    ).toEqual([])
  },

  shopper: ({ window, sandbox, member }, use) => use(engineShopper(window, sandbox, member)),

  isPaidOnce: ({ sandbox, order: { token } }, use) =>
    use(async () => {
      const { authorisations, transportDuplicates } = await sandbox.ledger(token)
      expect([authorisations.length, transportDuplicates]).toEqual([1, 0])
    }),
})
