import type { MadeMember, MadeOrder, WantedMember, WantedOrder } from '../../support/control-answers'
import { type Waits, setWaits } from './changed-page'
import { type Shopper, shopperOn } from './shopper'
import type { Page } from '@playwright/test'
import type { Language } from '../../../machines/entities/language'
import type { Origins } from '../../../sandbox/kernel/origins'
import type { SandboxClient } from '../../support/sandbox-client'
import type { Trouble } from './trouble'

export interface Wanted {
  readonly member?: WantedMember
  readonly order?: WantedOrder
  /** The order has no contact of the buyer. */
  readonly isOfNobody?: boolean
  /** The order was paid, and is refunded to the member. */
  readonly isRefund?: boolean
  readonly waits?: Waits
}

export type Path = '/' | '/sdk' | '/otp' | '/pay' | '/refund-to-balance' | '/settlement-to-balance'

/** A scene with a new member and an order of theirs. */
export interface Visit extends Scene {
  readonly wanted: Wanted
  readonly member: MadeMember
  readonly order: MadeOrder
  readonly shopper: Shopper
}

// Long enough that no call times out and no result is left while a test looks at the page.
const FOR_GOOD = 600_000
const STILL: Waits = {
  readDeadline: FOR_GOOD,
  loginDeadline: FOR_GOOD,
  moneyDeadline: FOR_GOOD,
  preferenceDeadline: FOR_GOOD,
  redirectPause: FOR_GOOD,
  transferPause: FOR_GOOD,
  slowAfter: FOR_GOOD,
  overdueAfter: FOR_GOOD,
  threeDSPause: FOR_GOOD,
  creditPause: FOR_GOOD,
  bankPatience: FOR_GOOD,
  reconcilePause: FOR_GOOD,
  reconcileRest: FOR_GOOD,
  // Notices would cover what is checked; only a visual state about one makes it stay.
  alertEntrance: 1,
  alertPause: 1,
  alertFade: 1,
}

export async function arrive(scene: Scene, wanted: Wanted = {}): Promise<Visit> {
  const { page, sandbox } = scene
  const member = await sandbox.makeMember(wanted.member)
  const { email, gsmNumber } = member
  const order = await sandbox.makeOrder({
    ...(wanted.isOfNobody ? {} : { email, gsmNumber }),
    ...(wanted.isRefund && { refund: { payerId: member.memberId } }),
    ...wanted.order,
  })
  await setWaits(page, { ...STILL, ...wanted.waits })
  return { ...scene, wanted, member, order, shopper: shopperOn(page, sandbox, member) }
}

export async function open({ page, order, language }: Visit, path: Path = '/') {
  await page.goto(`${path}?token=${order.token}&lang=${language}`)
}

/** Makes calls of this order to `path` fail: every call, or only the `nth`. */
export async function spoil({ sandbox, order, trouble }: Visit, path: string, act: string, nth?: number) {
  // The browser logs what it could not load.
  trouble.allow(/Failed to load resource/)
  await sandbox.setFault({ token: order.token, path, phase: 'before', act, ...(nth === undefined ? {} : { nth }) })
}

/** Does the act that sends a request to `path`, and resolves once it is sent. With its answer held, the busy state stays. */
export async function asking({ page }: Scene, path: string, act: () => Promise<unknown>) {
  const asked = page.waitForRequest((request) => request.method() !== 'OPTIONS' && request.url().includes(path))
  await act()
  await asked
}

/** What reaching a visual state needs: a phone-sized page, and the sandbox behind it. */
export interface Scene {
  readonly page: Page
  readonly origins: Origins
  readonly sandbox: SandboxClient
  readonly trouble: Trouble
  readonly language: Language
}
