import { expect } from '@playwright/test'
import type { MadeMember } from '../../support/control-answers'
import type { SandboxClient } from '../../support/sandbox-client'
import { type EngineWindow, type Place, SIZE } from './engine'

/** Generous enough for every engine on a slow machine. */
const PATIENCE = { timeout: 20_000, intervals: [50] }

/** Centre of the first visible element that is enabled, in view and not covered; undefined otherwise. Runs in the page. */
function pressable(selector: string): [x: number, y: number] | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0)
  if (!found || found.matches(':disabled, [aria-disabled="true"], [aria-busy="true"]')) return undefined
  const { left, top, width, height } = found.getBoundingClientRect()
  const at: [number, number] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(...at)
  const isHit = hit !== null && (found.contains(hit) || hit.closest('label')?.contains(found) === true)
  // Scrolls only when needed: the app itself scrolls to the top of a new screen.
  if (!isHit) found.scrollIntoView({ block: 'center', behavior: 'instant' })
  return isHit ? at : undefined
}

/** Offset of the frame in its page. Runs in the embedding page. */
function offsetOfFrame(): [x: number, y: number] {
  const frame = document.querySelector('iframe')
  if (!frame) return [0, 0]
  const { left, top } = frame.getBoundingClientRect()
  return [left + frame.clientLeft, top + frame.clientTop]
}

/** A shopper's actions at the checkout in any engine, through the public handles. */
export function engineShopper(window: EngineWindow, sandbox: SandboxClient, member: MadeMember, place: Place = 'page') {
  const field = (name: string) => `[data-field="${name}"]`
  const action = (name: string) => `[data-action="${name}"]`

  /** Polls until the answer is the expected one, across navigations too. */
  async function until<Given, Answer>(
    what: string,
    fn: (given: Given) => Answer,
    given: Given,
    isWanted: (answer: Answer) => boolean = Boolean,
  ): Promise<Answer> {
    let answer: Answer | undefined
    await expect(async () => {
      answer = await window.read(fn, given, place)
      expect(isWanted(answer), `${what}; the last answer is ${JSON.stringify(answer)}`).toBe(true)
    }).toPass(PATIENCE)
    return answer as Answer
  }

  const see = (selector: string) =>
    until(
      `${selector} is visible`,
      (wanted) => [...document.querySelectorAll(wanted)].some((one) => one.getClientRects().length > 0),
      selector,
    )
  const sees = (screen: string) => see(`main[data-screen="${screen}"]`)

  async function click(selector: string) {
    let before = ''
    await expect(async () => {
      const [at, offset] = [
        await window.read(pressable, selector, place),
        place === 'frame' ? await window.read(offsetOfFrame, null) : [0, 0],
      ]
      const now = JSON.stringify([at, offset])
      const isStill = at && now === before
      before = now
      expect(isStill, `${selector} can be pressed and keeps its place`).toBe(true)
      const [x, y] = [(at?.[0] ?? 0) + (offset[0] ?? 0), (at?.[1] ?? 0) + (offset[1] ?? 0)]
      const isInWindow = y > 0 && y < SIZE.height
      // A frame has no viewport of its own, so the surrounding page scrolls.
      if (!isInWindow) await window.read((by) => scrollBy(0, by), y - SIZE.height / 2)
      expect(isInWindow, `${selector} is in the window`).toBe(true)
      await window.clickAt(x, y)
    }).toPass(PATIENCE)
  }

  const press = (name: string) => click(action(name))

  const holds = (name: string, text: string) =>
    until(
      `${name} holds "${text}"`,
      (selector) => document.querySelector<HTMLInputElement>(selector)?.value,
      field(name),
      (value) => value === text,
    )

  const says = (selector: string, text: string | RegExp) =>
    until(
      `${selector} says ${String(text)}`,
      (wanted) => document.querySelector(wanted)?.textContent ?? '',
      selector,
      (found) => (typeof text === 'string' ? found.includes(text) : text.test(found)),
    )

  const isFocused = (wanted: string) => document.activeElement?.matches(wanted) ?? false
  const isTicked = (wanted: string) => document.querySelector<HTMLInputElement>(wanted)?.checked === true

  const hasFocus = (selector: string) => until(`${selector} has the focus`, isFocused, selector)

  /** Presses again if the page moved under the press, as a merchant's page does that scrolls to its frame. */
  async function clickUntil(selector: string, isDone: (selector: string) => boolean) {
    await expect(async () => {
      if (await window.read(isDone, selector, place)) return
      await click(selector)
      await expect.poll(() => window.read(isDone, selector, place), { timeout: 1_000, intervals: [50] }).toBe(true)
    }).toPass(PATIENCE)
  }

  async function typeIn(name: string, text: string) {
    await clickUntil(field(name), isFocused)
    await window.type(text)
  }

  const tick = (selector: string) => clickUntil(selector, isTicked)

  /** Waits until the form is filled in with the order's contact, and continues. */
  async function identify() {
    await until(
      'the e-mail is filled in',
      (wanted) => document.querySelector<HTMLInputElement>(wanted)?.value,
      field('email'),
    )
    await press('continue')
    await sees('otp')
  }

  async function enterCode() {
    await typeIn('verificationCode', await sandbox.latestCode(member.gsmNumber))
    await press('verify')
    await see('[data-form="credit-card-form"]')
  }

  async function logIn(address: string) {
    await window.open(address)
    await identify()
    await enterCode()
  }

  const agree = () => tick(field('agreement'))

  async function fillCard(cardNumber: string) {
    await typeIn('cardNumber', cardNumber)
    await typeIn('expireDate', '122030')
    await typeIn('cvc', '123')
    await typeIn('accountHolder', 'Elif Yılmaz')
  }

  /** The shop received the callback and shows the order as paid. */
  const seesPaid = () => see('[data-order-status="paid"]')

  const does = { click, press, typeIn, tick, agree, fillCard, identify, enterCode, logIn }
  return { ...does, until, see, sees, seesPaid, says, holds, hasFocus, field }
}

export type EngineShopper = ReturnType<typeof engineShopper>
