import { expect, test } from '@playwright/test'
import type { EventObject } from 'xstate'
import { keepCode, keepLogin } from '../looks/kept'
import type { Scene } from '../looks/look'
import { arrive, open } from '../looks/visit'
import { REPLIES } from './answers'
import type { BrowserPath, WalkedStep } from './browser-paths'
import { seesWhereItIs } from './checks'
import { doAsShopper, isShoppers } from './gestures'
import type { Call, HeldNetwork } from './held-network'
import { type Stage, answerAhead } from './stage'

const MINUTE = 60_000
const RESEND_COOLDOWN = MINUTE
// Longer than any path, and than any time that a path puts forward.
const NEVER = 1_000_000_000

const WAITS = {
  ...{ readDeadline: NEVER, loginDeadline: NEVER, moneyDeadline: NEVER, preferenceDeadline: NEVER },
  ...{ redirectPause: NEVER, transferPause: NEVER, threeDSPause: NEVER },
  ...{ slowAfter: NEVER, overdueAfter: NEVER, reconcilePause: NEVER, reconcileRest: NEVER },
  ...{ alertEntrance: 1, alertPause: 1, alertFade: 1 },
  resendCooldown: RESEND_COOLDOWN,
}

/** Of the wallet of the fixtures, what a real one needs to show: the first, the last paid one, and one that has expired. */
const CARDS = [
  { cardNumber: '5400360000000003' },
  { cardNumber: '5549607159333771', lastPaidCard: true },
  { cardNumber: '4543590000000006', expireMonth: '01', expireYear: '2024' },
]

const hasCards = ({ steps }: BrowserPath) =>
  steps.some(({ event }) => ((event as { output?: { cards?: readonly unknown[] } }).output?.cards?.length ?? 0) > 0)

async function answer(stage: Stage, event: EventObject) {
  const [, how, port] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? []
  const call = port as Call
  const kind = how === 'error' ? 'error' : answerAhead(stage, call)
  // None of these is waited for: the one asks nobody, the other's answer is the sandbox's own, and the terms came with the order.
  if (kind === 'codePending' || port === 'askInstallments' || port === 'readTerms') return
  if (port === 'openWallet' && stage.isForeign) return
  const replies = REPLIES[call] as Readonly<Record<string, (typeof REPLIES)['openWallet']['ready']>>
  const reply = replies[kind ?? '']
  expect(reply, `a reply for ${event.type} ${kind ?? ''}`).toBeDefined()
  await reply?.(await stage.network.next(call), stage)
}

async function happen(stage: Stage, event: EventObject) {
  if (isShoppers(event)) return doAsShopper(stage, event)
  if (event.type === 'clock.ticked') return stage.page.clock.fastForward(31 * MINUTE)
  if (event.type.startsWith('xstate.after.resendCooldown.')) return stage.page.clock.fastForward(RESEND_COOLDOWN + 1)
  if (event.type === 'address.asked') {
    await stage.page.goBack()
    return
  }
  return answer(stage, event)
}

const addressOf = (asked: string) => {
  if (asked === 'pay' || asked === 'otp' || asked === 'sdk') return `/${asked}` as const
  return '/'
}

/** The shopper has left for the plain card form: the page is another one. */
const hasLeft = ({ type, output }: EventObject & { output?: { kind?: string } }) =>
  type.startsWith('xstate.done.actor.') && output?.kind === 'plainForm'

const isSentElsewhere = ({ type, output }: EventObject & { output?: { kind?: string } }) =>
  type === 'xstate.done.actor.changeNumber' && output?.kind === 'sent'

/** Whether another page than the checkout's was come to, which is then here. */
async function hasEnded({ page, origins }: Stage, event: EventObject): Promise<boolean> {
  if (hasLeft(event)) await page.waitForURL(({ origin }) => origin === origins.shop)
  else if (event.type === 'shopper.wentToShop') await page.locator('[data-order-status]').waitFor()
  else return false
  return true
}

/** Away from the page of the path before: whatever that has asked for is over. */
const leave = ({ page }: Scene) => page.goto('/assets/nothing')

const isAdmission = ({ event: { type } }: WalkedStep) => type === 'xstate.done.actor.admitForeign'

/** Takes a browser along a path, and looks after each step whether it shows where the machines are. */
export async function walk(scene: Scene, network: HeldNetwork, path: BrowserPath): Promise<void> {
  const { input, opened, steps } = path
  await leave(scene)
  const visit = await arrive(scene, {
    member: hasCards(path) ? { cards: CARDS } : {},
    order: { memberSessionSeconds: 86_400, flags: { creditEnabled: true } },
    waits: WAITS,
  })
  network.beginWith(visit.order.token)
  if (input.kept === 'login') await keepLogin(visit)
  if (input.kept === 'code') await keepCode(visit)
  const sent = { submissionId: '', gsmNumber: '', codeTo: '' }
  if (input.token === '') await visit.page.goto('/?lang=tr')
  else await open(visit, addressOf(input.asked))
  await seesWhereItIs({ ...visit, network, sent, ahead: steps, isForeign: false }, opened)
  for (const [index, { name, event, after }] of steps.entries()) {
    const isForeign = steps.slice(0, index).some(isAdmission)
    const stage: Stage = { ...visit, network, sent, ahead: steps.slice(index), isForeign }
    const isOver = await test.step(name, async () => {
      await happen(stage, event)
      return hasEnded(stage, event)
    })
    if (isOver) return
    if (isSentElsewhere(event)) sent.codeTo = sent.gsmNumber
    await test.step(`sees ${after.state}`, () => seesWhereItIs(stage, after))
  }
}
