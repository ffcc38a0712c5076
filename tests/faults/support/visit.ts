import type { CheckoutActor } from '../../../src/checkout/provider'
import { pathOf } from '../../../src/screens/registry'
import { type Claim, hearing } from './hearing'
import { type Page, isComplete, openPage } from './page'
import type { SentPayments } from './money-calls'
import { type PostedForm, type Tab, moveToAnotherDevice } from './tab'
import { isIntoBalance } from './journey-call'
import type { Shopper, Way } from './shopper'
import { WAYS } from './ways'

export interface Visit {
  readonly screen: string
  readonly claims: readonly Claim[]
  readonly codes: ReadonlySet<string>
  readonly sent: SentPayments
  /** Whether the last screen offers a way on, or the page has left for the shop. */
  readonly hasWayOn: boolean
}

/** How often a person takes the same way on one page before trying another. */
const TRIES = 2

/** In milliseconds. A stuck screen may still change on its own: longer than an unknown payment may take to commit. */
const PATIENCE = 1800

/** In milliseconds, for the first page: longer than any deadline, also on a busy machine. */
const LONG_PATIENCE = 5000

/** In milliseconds: longer than a read of the order and a payment take here. */
const SLOW_SHOP = 1000

/** What a stuck person does: reloads, then opens the shop's link again; once more for each further fault. */
const FRESH_STARTS = ['reload', 'link'] as const

const isPaid = (page: Page) => isComplete(page.actor.getSnapshot())

/** A dead link offers nothing, and waiting does not help. */
const isDead = (page: Page) => page.screen() === 'invalid-token'

/**
 * A sensible shopper: takes what the screen offers, repeats it if it did not help, and starts again if nothing helps. Ends when the payment
 * is reported as complete, or when nothing is left to try.
 */
export async function visit(
  token: string,
  tab: Tab,
  shopper: Shopper,
  overhear: (actor: CheckoutActor) => void = () => undefined,
): Promise<Visit> {
  const heard = hearing(tab.book.sent)
  const hear = (actor: CheckoutActor) => {
    heard.hear(actor)
    overhear(actor)
  }
  const freshStarts: string[] = [...FRESH_STARTS, ...Array.from({ length: shopper.troubles }, () => 'link')]
  const link = isIntoBalance(shopper.manner) ? pathOf(shopper.manner) : '/'
  let page = openPage(token, link, hear)
  let taken = new Map<Way, number>()
  let patience = LONG_PATIENCE
  let atBank: PostedForm | undefined

  const openWays = () => WAYS.filter(({ isOpen, when }) => isOpen(page) && when?.(page, shopper) !== false)
  const next = () => openWays().find((way) => (taken.get(way) ?? 0) < TRIES)
  const isOver = () => isPaid(page) || isDead(page) || tab.left !== undefined
  const isAnyWayOn = () => isOver() || openWays().length > 0
  const isHopeless = () => {
    const open = openWays()
    return open.length > 0 && open.every((way) => taken.get(way) === TRIES && !way.mayResolveItself)
  }

  const beginAnew = (how: string | undefined) => {
    const path = how === 'reload' ? pathOf(page.place()) : link
    load(path)
  }
  const load = (path: string) => {
    page.close()
    tab.left = undefined
    taken = new Map()
    page = openPage(token, path, hear)
  }
  for (;;) {
    const isIdle = await page.until(isAnyWayOn, patience)
    if (!isIdle) patience = PATIENCE
    const isUp = isIdle && (await page.until(() => isOver() || next() !== undefined || isHopeless(), PATIENCE))
    // A slow shop leaves the page alive while it navigates.
    if (tab.left === 'elsewhere' && shopper.leaves) await page.until(() => false, SLOW_SHOP)
    if (isPaid(page) || tab.left === 'elsewhere') break
    if (shopper.changesDevice && (typeof tab.left === 'object' || heard.codes.size > 0)) {
      shopper.changesDevice = false
      if (typeof tab.left === 'object') atBank = tab.left
      moveToAnotherDevice(tab)
      load(link)
      continue
    }
    if (typeof tab.left === 'object') {
      load(await shopper.visitBank(tab.left))
      continue
    }
    const way = tab.left === undefined ? next() : undefined
    if (way) {
      taken.set(way, (taken.get(way) ?? 0) + 1)
      await way.take(page, shopper)
      continue
    }
    // The bank's page is still open on the previous device.
    if (atBank && tab.left === undefined && page.screen() === 'outcome-unknown') {
      await shopper.visitBank(atBank)
      atBank = undefined
      taken = new Map()
      continue
    }
    // A transient state may have passed, and the page may be busy again.
    const hasPassed = isUp ? !isOver() && !isHopeless() : isIdle && !isAnyWayOn()
    if (hasPassed) continue
    if (freshStarts.length === 0) break
    beginAnew(freshStarts.shift())
  }
  const hasWayOn = !isDead(page) && isAnyWayOn()
  const screen = page.screen()
  page.close()
  return { screen, hasWayOn, claims: heard.claims, codes: heard.codes, sent: tab.book.sent }
}
