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
  /** The merchant has sent nothing about the buyer. */
  readonly isOfNobody?: boolean
  /** The order is one that was paid, and is given back to the member. */
  readonly isRefund?: boolean
  readonly waits?: Waits
}

export type Path = '/' | '/sdk' | '/otp' | '/pay' | '/refund-to-balance' | '/settlement-to-balance'

/** A scene with a member of its own before an order of their own. */
export interface Visit extends Scene {
  readonly wanted: Wanted
  readonly member: MadeMember
  readonly order: MadeOrder
  readonly shopper: Shopper
}

// Longer than anybody looks: no answer is given up, and no result left, under the eyes of the looker.
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
  // A notice is over what is to be looked at; the look that is about it keeps it.
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

/** Opens the order at one of the checkout's addresses. */
export async function open({ page, order, language }: Visit, path: Path = '/') {
  await page.goto(`${path}?token=${order.token}&lang=${language}`)
}

/** The calls of this order to `path` go wrong, each of them. */
export async function spoil({ sandbox, order, trouble }: Visit, path: string, act: string, nth?: number) {
  // The browser itself says in the console what it could not load.
  trouble.allow(/Failed to load resource/)
  await sandbox.setFault({ token: order.token, path, phase: 'before', act, ...(nth === undefined ? {} : { nth }) })
}

/** Does what asks `path`, and comes back once it has been asked: with the answer held back, the state of asking stays. */
export async function asking({ page }: Scene, path: string, act: () => Promise<unknown>) {
  const asked = page.waitForRequest((request) => request.method() !== 'OPTIONS' && request.url().includes(path))
  await act()
  await asked
}

/** What a look is reached with: a phone's page, and the sandbox behind it. */
export interface Scene {
  readonly page: Page
  readonly origins: Origins
  readonly sandbox: SandboxClient
  readonly trouble: Trouble
  readonly language: Language
}
