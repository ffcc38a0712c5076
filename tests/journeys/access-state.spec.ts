import { type Page, expect } from '@playwright/test'
import { checkoutMachine } from '../../machines/checkout/machine'
import { planOf, plans } from '../../machines/checkout/screen-meta'
import { screens } from '../../machines/checkout/screens'
import { beginCheckout } from '../machines/support/checkout-harness'
import { type SeenState, seenStates } from '../machines/support/way-table'
import { ways } from '../machines/support/ways'
import { filesIn, textOf } from '../support/reading/files'
import { wholeCatalogue } from '../support/reading/whole-catalogue'
import { expectRefused } from './support/error-summary'
import { test } from './support/getting-in'
import { recordAnnouncements } from './support/live-regions'
import { AXE, violationsOn } from './support/violations'

const WORDS = { tr: wholeCatalogue('tr').sentences, en: wholeCatalogue('en').sentences }

const FOCUS_TARGETS = ['heading', 'verificationCode', 'email', 'gsmNumber']

type Row = Exclude<(typeof plans)['registering'], (snapshot: never) => unknown>

/** Compile-time check: a row without one of its facts, or a table without one of its rows, is a type error. */
type Refuses<Lacking, Whole> = Lacking extends Whole ? never : true
const REFUSED: readonly true[] = [
  true satisfies Refuses<Omit<Row, 'title'>, Row>,
  true satisfies Refuses<Omit<Row, 'live'>, Row>,
  true satisfies Refuses<Omit<Row, 'focus'>, Row>,
  true satisfies Refuses<Partial<typeof plans>, typeof plans>,
]

const planIn = async (state: SeenState) =>
  planOf((await ways[state]((beginning) => beginCheckout(checkoutMachine, beginning))).snapshot())

/** Checks that the page shows what its state declares, in the language of the page. */
async function expectDeclared(page: Page, state: SeenState, announced: (words: string) => Promise<readonly string[]>) {
  const plan = await planIn(state)
  const words = (key: string) => WORDS.en.get(key) ?? `no words for ${key}`
  await expect(page).toHaveTitle(`${words(plan.title)} · Cüzdan`)
  if (plan.live !== undefined) await expect.poll(() => announced(words(plan.live ?? ''))).toHaveLength(1)
  const target = plan.focus === 'heading' ? page.locator('main h1') : page.locator(`[data-field="${plan.focus}"]`)
  await expect(target).toBeFocused()
  // A focused heading is read, so it is not announced as well.
  expect(await announced(await page.locator('main h1').innerText())).toEqual([])
  expect(await violationsOn(page)).toEqual([])
}

test('each state declares the title, live message and focus of its page; errors are listed, and axe excludes no rule (BEST-13)', async ({
  page,
  visitor,
  member,
  shopper,
}) => {
  expect(Object.keys({ ...screens, ...plans }).sort()).toEqual(Object.keys(screens).sort())
  expect(REFUSED).toHaveLength(4)
  for (const state of seenStates) {
    const plan = await planIn(state)
    for (const { get } of [WORDS.tr, WORDS.en].map((words) => ({ get: (key: string) => words.get(key) })))
      for (const key of [plan.title, plan.live ?? plan.title]) expect(get(key), `${state}: ${key}`).toBeTruthy()
    expect(FOCUS_TARGETS).toContain(plan.focus)
  }
  const excepting = ['tests/journeys', 'tests/gallery']
    .flatMap(filesIn)
    .filter((path) => /disableRules|\.exclude\(|\{ exclude: /.test(textOf(path)))
  // The inspector's checkout frame is excluded there, because it is checked as a page of its own.
  expect(excepting).toEqual(['tests/journeys/access-state.spec.ts', 'tests/journeys/inspector.spec.ts'])
  expect(Object.keys(AXE).sort()).toEqual(['resultTypes', 'runOnly'])

  const announced = await recordAnnouncements(page)
  await visitor.open()
  await shopper.field('gsmNumber').fill('5')
  await shopper.field('email').fill('a')
  await page.keyboard.press('Enter')
  await expectRefused(page, {
    language: 'tr',
    handles: ['gsmNumber', 'email'],
    announced,
    async mend() {
      await shopper.field('gsmNumber').fill(member.gsmNumber)
      await shopper.field('email').fill(member.email)
      await page.keyboard.press('Tab')
    },
  })
  await shopper.press('continue')
  await visitor.sees('otp')
  await expectDeclared(page, 'verifyingOtp', announced)
  await shopper.enterCode()
  await page.locator('main[data-screen="pay"]').waitFor()
  await expectDeclared(page, 'paying.choosing', announced)
})
