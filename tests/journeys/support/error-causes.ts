import { type Page, expect } from '@playwright/test'
import type { WordKey } from '../../../src/words/word-key'
import { PATHS } from '../../gateways/support/paths'
import type { MadeMember, MadeOrder, WantedMember, WantedOrder } from '../../support/control-answers'
import { saveLogin, type Tab } from './kept'
import { test as base } from './shopping-credit-test'
import type { Shopper } from './shopper'
import { textOf } from '../../support/reading/files'

interface Opened {
  readonly order?: MadeOrder
  readonly cardNumber?: string
}

/** What a cause can use: the test's own member and order, and helpers of other journeys to reach a screen. */
interface ErrorVisit extends Tab {
  readonly shopper: Shopper
  readonly comeBack: () => Promise<void>
  readonly openMethods: (opened?: Opened) => Promise<void>
  readonly openFilled: (opened?: Opened) => Promise<void>
  readonly arrive: () => Promise<void>
  readonly apply: () => Promise<void>
}

/** Fails unless the text is at one particular place of the page. */
type PageAssertions = (page: Page, text: string) => Promise<void>

interface ErrorEntry {
  /** In the words of the row ERR-02. */
  readonly entry: string
  /** For the title of the test. */
  readonly name: string
  readonly cause: (visit: ErrorVisit) => Promise<void>
  readonly seen: readonly (readonly [PageAssertions, WordKey])[]
  readonly isWithoutBanner?: true
}

/** Errors that one shopper meets, one after the other. */
export interface ErrorJourney {
  readonly member?: WantedMember
  readonly order?: WantedOrder
  readonly errors: readonly [ErrorEntry, ...ErrorEntry[]]
}

export const BANNER = 'section:has(> div > [data-action="close-alert"])'

const MINUTE = 60_000

const inside =
  (selector: string): PageAssertions =>
  async (page, text) => {
    await expect(page.locator(selector)).toContainText(text)
  }
export const describing =
  (selector: string): PageAssertions =>
  async (page, text) => {
    await expect(page.locator(selector)).toHaveAccessibleDescription(text)
  }
export const onCard = (end: string) => inside(`[data-field="selectedCard"] label:has-text("${end}")`)
export const [banner, main, alert] = [inside(BANNER), inside('main'), inside('main [role="alert"]')]
export const [mismatch, offer] = [inside('[data-modal="email-mismatch"]'), inside('[data-modal="credit-offer"]')]
/** A sentence that contains the shop's host. */
export const danger: PageAssertions = async (page, text) => {
  const words = text.split('{host}').map((part) => part.replace(/[.?]/g, '\\$&'))
  await expect(page.locator('[data-modal="danger"]')).toContainText(new RegExp(words.join('[\\w.-]+(?::\\d+)?')))
}
export const mix = describing('[data-field="mixPayment"]')

/** Removes the provider's sentences from an answer: the checkout then shows its own, which follow the language link. */
export const WITHOUT_SENTENCES = ['without:consumerErrorMessage', 'without:errorMessage'] as const

export const spoil = ({ sandbox, order: { token } }: ErrorVisit, path: string, ...acts: readonly string[]) =>
  sandbox.putFaults(
    token,
    // A browser resends a call whose connection is cut, so every one is cut.
    acts.map((act) => ({ token, path, phase: 'before', act, ...(act !== 'reset' && { nth: 1 }) })),
  )

/** Opens the order, and waits until its contact is in the form. */
export async function openForm({ page, shopper }: ErrorVisit, { checkoutUrl }: MadeOrder) {
  await page.goto(checkoutUrl.tr)
  await page.locator('[data-action="use-foreign-number"]').waitFor()
  await expect(shopper.field('email')).not.toHaveValue('')
}

export const loginStarts =
  (...acts: readonly string[]) =>
  async (visit: ErrorVisit) => {
    await openForm(visit, visit.order)
    await spoil(visit, PATHS.loginStart, ...acts)
    await visit.shopper.press('continue')
  }

const contactOf = ({ email, gsmNumber }: MadeMember) => ({ email, gsmNumber })

/** Claims a refund or sets a settlement. A refund's order names its payer, so it is created after the member. */
export const asks =
  (path: string, action: string, wantedOf: (member: MadeMember) => WantedOrder, ...acts: readonly string[]) =>
  async (visit: ErrorVisit) => {
    const { page, sandbox, member, shopper } = visit
    const order = await sandbox.makeOrder({ ...contactOf(member), price: 349.9, ...wantedOf(member) })
    await spoil({ ...visit, order }, path, ...acts)
    await saveLogin({ ...visit, order })
    await page.goto(order.checkoutUrl.tr)
    await shopper.press(action)
  }

export const overdue = (screen: string, open: (visit: ErrorVisit) => Promise<void>) => async (visit: ErrorVisit) => {
  await visit.page.clock.install()
  await open(visit)
  await visit.page.clock.fastForward(6 * MINUTE)
  await visit.shopper.sees(screen)
}
export const atForm = (visit: ErrorVisit) => openForm(visit, visit.order)
export const atMethods = ({ openMethods }: ErrorVisit) => openMethods()

export const applies =
  (...acts: readonly string[]) =>
  async (visit: ErrorVisit) => {
    await spoil(visit, PATHS.creditApplication, ...acts)
    await visit.apply()
  }

export const pays =
  (cardNumber: string, path: string, ...acts: readonly string[]) =>
  async (visit: ErrorVisit) => {
    await spoil(visit, path, ...acts)
    await visit.openFilled({ cardNumber })
    if (path === PATHS.threeDS) await visit.shopper.field('threeDS').check()
    await visit.shopper.press('pay')
  }

export const choosesCard = (end: RegExp) => (visit: ErrorVisit) => visit.page.getByRole('radio', { name: end }).check()

export const test = base.extend<{ readonly visit: ErrorVisit }>({
  visit: ({ page, origins, sandbox, member, order, shopper, comeBack, openMethods, openFilled, arrive, apply }, use) =>
    use({ page, origins, sandbox, member, order, shopper, comeBack, openMethods, openFilled, arrive, apply }),
})

/** The entries in the row's own words. */
export function entriesOfRow(): string[] {
  const row = textOf('docs/rows.md')
    .split('\n')
    .find((line) => line.startsWith('- ERR-02 '))
  return (row ?? '').replace(/^.*?entry by entry: |\.$/g, '').split('; ')
}
