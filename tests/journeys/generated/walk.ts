import { expect, test } from '@playwright/test'
import type { EventObject } from 'xstate'
import { keepCode, keepLogin } from '../support/kept'
import { arrive, open, type Scene } from '../support/visit'
import { shopperOn } from '../support/shopper'
import { REPLIES } from './answers'
import type { BrowserPath, WalkedStep } from './browser-paths'
import { seesWhereItIs } from './checks'
import { doAsShopper, isShoppers } from './gestures'
import { CALLS, type Call, type HeldNetwork } from '../support/held-network'
import { type WalkedPage, answerAhead, nothingSent } from './walked-page'

const MINUTE = 60_000
const RESEND_COOLDOWN = MINUTE
// Longer than any path, and than any time that a path puts forward.
const NEVER = 1_000_000_000

const WAITS = {
  ...{ readDeadline: NEVER, loginDeadline: NEVER, moneyDeadline: NEVER, preferenceDeadline: NEVER },
  ...{ redirectPause: NEVER, transferPause: NEVER, threeDSPause: NEVER, creditPause: NEVER, bankPatience: NEVER },
  ...{ slowAfter: MINUTE, overdueAfter: 2 * MINUTE, reconcilePause: NEVER, reconcileRest: NEVER },
  ...{ alertEntrance: 1, alertPause: MINUTE, alertFade: 1 },
  resendCooldown: RESEND_COOLDOWN,
}

/** How long a wait is that a path lets pass; those that are over at once pass on their own. */
const PASSES: Readonly<Record<string, number>> = {
  resendCooldown: RESEND_COOLDOWN,
  slowness: MINUTE,
  overdue: MINUTE,
  readingTime: MINUTE,
}

/** What comes about on its own, as soon as it can. The page before it is too short to be seen. */
export const BY_ITSELF = /^(?:session\.told|tab\.joined|xstate\.after\.(?:entrance|fade)\..*)$/

/** To begin a path takes as long as so many steps of one. */
export const TO_BEGIN = 8

/** Whether nothing is under way after a step, so that a path could end with it. */
export function isAnswered({ steps }: Pick<BrowserPath, 'steps'>, index: number): boolean {
  const next = steps[index + 1]?.event.type ?? ''
  return !next.startsWith('xstate.') && !BY_ITSELF.test(next)
}

/** What a payment is sent by, or allowed before. */
const MONEY = ['prepare', 'authorise'] as const

/** After these answers a payment goes on on its own. */
const LEADS_ON = ['checkOrder ready', 'prepare ready']

/** What is asked without a call: it is answered as soon as it is asked. */
const WITHOUT_A_CALL = ['readTerms', 'clearTransfer', 'askInstallments']

const isCode = (call: Call) => CALLS[call].every((path) => path.startsWith('/assets/'))

/** Whether a walk waits for the call behind a question. */
export const isAskedFor = (call: Call) => call in CALLS && !WITHOUT_A_CALL.includes(call) && !isCode(call)

async function answer(walkedPage: WalkedPage, event: EventObject) {
  const [, how, port] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? []
  const call = port as Call
  const kind = how === 'error' ? 'error' : answerAhead(walkedPage, call)
  if (kind === 'codePending' || WITHOUT_A_CALL.includes(call)) return
  // Who comes from abroad has no cards, and no call asks about them.
  if (port === 'openWallet' && walkedPage.isForeign) return
  // A piece of code comes once.
  const piece = `${call} ${walkedPage.sent.text}`
  if (isCode(call) && walkedPage.sent.loaded.includes(piece)) return
  if (isCode(call) && kind !== 'error') walkedPage.sent.loaded.push(piece)
  const replies = REPLIES[call] as Readonly<Record<string, (typeof REPLIES)['openWallet']['ready']>>
  const reply = replies[kind ?? '']
  expect(reply, `a reply for ${event.type} ${kind ?? ''}`).toBeDefined()
  await reply?.(await walkedPage.network.next(call), walkedPage)
  // What is sent next looks like what was asked before it.
  if (LEADS_ON.some((leads) => leads === `${call} ${kind ?? ''}`)) await walkedPage.network.asked(MONEY)
}

/** Another tab of the same browser takes the order over. */
async function rob(visit: WalkedPage) {
  const page = await visit.page.context().newPage()
  const other = { ...visit, page, shopper: shopperOn(page, visit.sandbox, visit.member) }
  await open(other)
  await other.shopper.press('continue-here')
  await other.shopper.sees('identify')
}

/** A call of the form breaks, anything else the form does. */
async function breakCall(walkedPage: WalkedPage) {
  await walkedPage.shopper.press('continue')
  await REPLIES.checkMember.error(await walkedPage.network.next('checkMember'), walkedPage)
}

async function happen(walkedPage: WalkedPage, event: EventObject) {
  const [, wait = ''] = /^xstate\.after\.(\w+)\./.exec(event.type) ?? []
  if (BY_ITSELF.test(event.type)) return undefined
  if (event.type === 'clock.ticked') return walkedPage.page.clock.fastForward(31 * MINUTE)
  if (wait !== '') return walkedPage.page.clock.fastForward((PASSES[wait] ?? NaN) + 1)
  if (event.type === 'tab.robbed') return rob(walkedPage)
  if (event.type === 'network.refused') return breakCall(walkedPage)
  if (event.type === 'address.asked') {
    await walkedPage.page.goBack()
    return undefined
  }
  return answer(walkedPage, event)
}

const addressOf = (asked: string) => {
  if (asked === 'pay' || asked === 'otp' || asked === 'sdk') return `/${asked}` as const
  if (asked === 'refund' || asked === 'settlement') return `/${asked}-to-balance` as const
  return '/'
}

/** The shopper has left for the plain card form: the page is another one. */
const hasLeft = ({ type, output }: EventObject & { output?: { kind?: string } }) =>
  type.startsWith('xstate.done.actor.') && output?.kind === 'plainForm'

const isSentElsewhere = ({ type, output }: EventObject & { output?: { kind?: string } }) =>
  type === 'xstate.done.actor.changeNumber' && output?.kind === 'sent'

/** Whether another page than the checkout's was come to, which is then here. */
async function hasEnded({ page, origins }: WalkedPage, event: EventObject): Promise<boolean> {
  if (hasLeft(event)) await page.waitForURL(({ origin }) => origin === origins.shop)
  else if (event.type === 'shopper.wentToBank') await page.waitForURL(({ origin }) => origin === origins.bank)
  else if (event.type === 'shopper.wentToShop') await page.locator('[data-order-status]').waitFor()
  else return false
  return true
}

const isAdmission = ({ event: { type } }: WalkedStep) => type === 'xstate.done.actor.admitForeign'

/** Who does what a shopper does, and who looks at the page. */
export interface Walker {
  readonly does: typeof doAsShopper
  readonly sees: typeof seesWhereItIs
}

const WALKER: Walker = { does: doAsShopper, sees: seesWhereItIs }

/** Adds the path and the step to an error. Its first line stays: it tells what kind of error it is. */
function locate(error: unknown, { name }: BrowserPath, step: string): unknown {
  if (!(error instanceof Error)) return error
  const { message, stack = '' } = error
  error.message = `${message}\n\nPath: ${name}\nStep: ${step}`
  error.stack = stack.replace(message, () => error.message)
  return error
}

/** Takes a browser along a path, and looks after each step whether it shows where the machines are. */
export async function walk(scene: Scene, network: HeldNetwork, path: BrowserPath, walker = WALKER): Promise<void> {
  let at = 'opens'
  try {
    await follow(scene, network, path, walker, (step) => (at = step))
  } catch (error) {
    throw locate(error, path, at)
  }
}

async function follow(
  scene: Scene,
  network: HeldNetwork,
  path: BrowserPath,
  walker: Walker,
  comesTo: (step: string) => void,
): Promise<void> {
  const { input, opened, steps, setting } = path
  const visit = await arrive(scene, { ...setting.wanted, waits: WAITS })
  network.beginWith({ token: visit.order.token, calls: setting.held, past: setting.past })
  if (input.kept === 'login') await keepLogin(visit)
  if (input.kept === 'code') await keepCode(visit)
  const sent = nothingSent()
  if (input.token === '') await visit.page.goto('/?lang=tr')
  else await open(visit, addressOf(input.asked))
  const isPassed = (index: number) => BY_ITSELF.test(steps[index]?.event.type ?? '')
  if (!isPassed(0)) await walker.sees(visit, opened)
  for (const [index, { name, event, after }] of steps.entries()) {
    const isForeign = steps.slice(0, index).some(isAdmission)
    const walkedPage: WalkedPage = { ...visit, network, sent, ahead: steps.slice(index), isForeign }
    comesTo(`${index + 1} of ${steps.length}, ${name}`)
    const isOver = await test.step(name, async () => {
      await (isShoppers(event) ? walker.does(walkedPage, event) : happen(walkedPage, event))
      return hasEnded(walkedPage, event)
    })
    if (isOver) return
    if (isSentElsewhere(event)) sent.codeTo = sent.gsmNumber
    if (!isPassed(index + 1)) await test.step(`sees ${after.state}`, () => walker.sees(walkedPage, after))
  }
}
