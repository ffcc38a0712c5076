import { test } from '@playwright/test'
import { keepCode, keepLogin } from '../support/kept'
import { arrive, open, type Scene } from '../support/visit'
import { shopperOn } from '../support/shopper'
import type { HeldNetwork } from '../support/held-network'
import type { BrowserPath } from './browser-paths'
import { doOnPage } from './page-acts'
import { looksLike } from './page-picture'
import { BY_ITSELF, type Left, type PlayedAnswer, type PlayedStep, type Seen, playedOf } from './played-path'
import { replyWith } from './replies'
import { WAITS } from './waits'
import { type WalkedPage, doAsShopper } from './walked-page'

/** To begin a path takes as long as so many steps of one. */
export const TO_BEGIN = 8

/** Whether nothing is under way after a step, so that a path could end with it. */
export function isAnswered({ steps }: Pick<BrowserPath, 'steps'>, index: number): boolean {
  const next = steps[index + 1]?.event.type ?? ''
  return !next.startsWith('xstate.') && !BY_ITSELF.test(next)
}

async function answer(walkedPage: WalkedPage, played: PlayedAnswer) {
  const { network } = walkedPage
  await replyWith(await network.next(played.paths), walkedPage, played)
  if (played.untilHeld.length > 0) await network.asked(played.untilHeld)
}

/** Another tab of the same browser takes the order over. */
async function rob(visit: WalkedPage, { acts, screen }: NonNullable<PlayedStep['otherTab']>) {
  const page = await visit.page.context().newPage()
  const other = { ...visit, page, shopper: shopperOn(page, visit.sandbox, visit.member) }
  await open(other)
  for (const act of acts) await doOnPage(page, act, visit.values)
  await other.shopper.sees(screen)
}

async function happen(walkedPage: WalkedPage, step: PlayedStep, { does }: Walker) {
  const { page } = walkedPage
  if (step.gesture) await does(walkedPage, step)
  if (step.passes) await page.clock.fastForward(step.passes.milliseconds)
  if (step.otherTab) await rob(walkedPage, step.otherTab)
  if (step.back) await page.goBack()
  for (const one of step.answers ?? []) await answer(walkedPage, one)
}

const addressOf = (asked: string) => {
  if (asked === 'pay' || asked === 'otp' || asked === 'sdk') return `/${asked}` as const
  if (asked === 'refund' || asked === 'settlement') return `/${asked}-to-balance` as const
  return '/'
}

/** Sees that another page than the checkout's has come. */
async function seesLeft({ page, origins }: WalkedPage, { origin, shows }: Left) {
  if (shows === undefined) await page.waitForURL((url) => url.origin === origins[origin])
  else await page.locator(shows).waitFor()
}

/** Who does what a shopper does, and who looks at the page. */
export interface Walker {
  readonly does: (walkedPage: WalkedPage, step: PlayedStep) => Promise<void>
  readonly sees: (walkedPage: WalkedPage, seen: Seen) => Promise<void>
}

const WALKER: Walker = {
  does: (walkedPage, { gesture = [] }) => doAsShopper(walkedPage, gesture),
  // So is its address (MDL-01).
  sees: ({ page }, { picture }) => looksLike(page, picture),
}

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
  const { input, setting } = path
  const { opened, steps } = playedOf(path)
  const visit = await arrive(scene, { ...setting.wanted, waits: WAITS })
  network.beginWith({ token: visit.order.token, calls: setting.held, past: setting.past })
  if (input.kept === 'login') await keepLogin(visit)
  if (input.kept === 'code') await keepCode(visit)
  const { memberId, gsmNumber: codesTo } = visit.member
  const values: Record<string, string> = { token: visit.order.token, memberId, shop: visit.origins.shop }
  const walkedPage: WalkedPage = { ...visit, network, values, codesTo }
  if (input.token === '') await visit.page.goto('/?lang=tr')
  else await open(visit, addressOf(input.asked))
  if (opened) await walker.sees(walkedPage, opened)
  for (const [index, step] of steps.entries()) {
    comesTo(`${index + 1} of ${steps.length}, ${step.name}`)
    await test.step(step.name, async () => {
      await happen(walkedPage, step, walker)
      if (step.left) await seesLeft(walkedPage, step.left)
    })
    if (step.codesTo !== undefined) walkedPage.codesTo = walkedPage.values[step.codesTo] ?? ''
    const { then } = step
    if (then) await test.step(`sees ${then.state}`, () => walker.sees(walkedPage, then))
  }
}
