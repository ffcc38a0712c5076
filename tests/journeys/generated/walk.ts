import { test } from '@playwright/test'
import { saveAdmission, saveCode, saveLogin, saveSubmission } from '../support/kept'
import { arrive, open, type Scene } from '../support/visit'
import type { HeldNetwork } from '../support/held-network'
import type { ControlCall } from './answers'
import { KEPT_BEFORE } from './beginning'
import type { BrowserPath } from './browser-paths'
import { type PageAct, doOnPage, withValues } from './page-acts'
import { looksLike } from './page-picture'
import { FOLLOWS_AT_ONCE, type Left } from './looks'
import { type PlayedStep, type Seen, playedOf } from './played-path'
import { type Held, answerHeld } from './replies'
import { WAITS } from './waits'
import { type WalkedPage, tellSandbox } from './walked-page'

/** Opening the page for a path costs as much as this many steps. */
export const TO_BEGIN = 8

/** Whether no call is pending after a step, so that a path can end with it. */
export function isAnswered({ steps }: Pick<BrowserPath, 'steps'>, index: number): boolean {
  const next = steps[index + 1]?.event.type ?? ''
  return !next.startsWith('xstate.') && !FOLLOWS_AT_ONCE.test(next)
}

async function happen(walkedPage: WalkedPage, { event, plays }: PlayedStep, { does }: Walker) {
  let here = walkedPage
  for (const one of plays) {
    if ('act' in one) await does(here, one.act, event)
    else if ('advance' in one) await here.page.clock.fastForward(one.advance)
    else if ('back' in one) await here.page.goBack()
    else if ('tell' in one) await tell(here, one.tell)
    else here = one.tab === null ? walkedPage : await inTab(walkedPage, one.tab)
  }
}

/** The browser itself holds the calls; all other control calls go to the sandbox. */
function tell(walkedPage: WalkedPage, call: ControlCall) {
  if (call.path !== 'held') return tellSandbox(walkedPage, call)
  return answerHeld(walkedPage, call.body as Held, call.keeps)
}

async function inTab(walkedPage: WalkedPage, address: string): Promise<WalkedPage> {
  const page = await walkedPage.page.context().newPage()
  await page.goto(withValues(address, walkedPage.values))
  return { ...walkedPage, page }
}

const addressOf = (asked: string) => {
  if (asked === 'pay' || asked === 'otp' || asked === 'sdk') return `/${asked}` as const
  if (asked === 'refund' || asked === 'settlement') return `/${asked}-to-balance` as const
  return '/'
}

const seesLeft = ({ page, origins }: WalkedPage, { origin }: Left) =>
  page.waitForURL((url) => url.origin === origins[origin])

export interface Walker {
  readonly does: (walkedPage: WalkedPage, act: PageAct, event: string) => Promise<void>
  readonly sees: (walkedPage: WalkedPage, seen: Seen) => Promise<void>
}

/** Uses a pointer. */
export const WALKER: Walker = {
  does: ({ page, values }, act) => doOnPage(page, act, values),
  // The picture includes the path of the URL (MDL-01).
  sees: ({ page }, { picture }) => looksLike(page, picture),
}

/** Adds the path and the step to an error. Its first line must stay: it tells the kind of error. */
function locate(error: unknown, { name }: BrowserPath, step: string): unknown {
  if (!(error instanceof Error)) return error
  const { message, stack = '' } = error
  error.message = `${message}\n\nPath: ${name}\nStep: ${step}`
  error.stack = stack.replace(message, () => error.message)
  return error
}

/** Takes a browser along a path, and checks after each step that the page matches the machines' state. */
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
  const { input, setting } = path
  const { opened, steps } = playedOf(path)
  const visit = await arrive(scene, { ...setting.wanted, waits: WAITS })
  network.beginWith({ token: visit.order.token, calls: setting.held, past: setting.past })
  if (input.toRestore === 'login') await saveLogin(visit)
  if (input.toRestore === 'code') await saveCode(visit)
  if (input.toRestore === 'admission') await saveAdmission(visit, KEPT_BEFORE.admission.gsmNumber)
  if (setting.hasSent)
    await saveSubmission(visit, { id: visit.member.memberId, attempted: undefined, ...KEPT_BEFORE.sent })
  const values: Record<string, string> = {
    token: visit.order.token,
    memberId: visit.member.memberId,
    shop: visit.origins.shop,
    ...(setting.hasSent && { submissionId: visit.member.memberId }),
  }
  const walkedPage: WalkedPage = { ...visit, network, values }
  if (input.token === '') await visit.page.goto('/?lang=tr')
  else await open(visit, addressOf(input.asked))
  if (opened) await walker.sees(walkedPage, opened)
  for (const [index, step] of steps.entries()) {
    comesTo(`${index + 1} of ${steps.length}, ${step.name}`)
    await test.step(step.name, async () => {
      await happen(walkedPage, step, walker)
      if (step.left) await seesLeft(walkedPage, step.left)
    })
    const { then } = step
    if (then) await test.step(`sees ${then.state}`, () => walker.sees(walkedPage, then))
  }
}
