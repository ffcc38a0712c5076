import { join } from 'node:path'
import { type FrameLocator, type Page, expect, test } from '@playwright/test'
import { PLAYGROUND } from '../../scripts/playground/build.mjs'
import { serveStatically } from '../../scripts/playground/serve.mjs'
import { root } from '../../scripts/run/root.mjs'
import { drawn } from '../support/seed'
import { sampled } from '../support/whole-run'
import { pressUntil } from './support/framed'
import {
  type Place,
  booksHold,
  buy,
  complaintsOf,
  enter,
  field,
  isPaidOnce,
  logIn,
  pay,
  press,
} from './support/playground-shopper'

let site: Awaited<ReturnType<typeof serveStatically>>
test.beforeAll(async () => {
  site = await serveStatically(join(root, PLAYGROUND), 0)
})
test.afterAll(() => site.close())

const method = (at: Place, name: string) => at.locator(`[data-method="${name}"]`).click()

/** Opens another page of the playground in a second tab, and reads from it. */
async function beside<Told>(page: Page, path: string, look: (other: Page) => Promise<Told>): Promise<Told> {
  const other = await page.context().newPage()
  await other.goto(site.origin + path)
  const told = await look(other)
  await other.close()
  return told
}

const UNTRUSTED = { who: 'level-0', merchantTrustStampAvailableOrIgnored: '0' }

interface Way {
  readonly name: string
  /** Plays from the shop, or from another start, to the result in the ledger. */
  readonly play: (page: Page) => Promise<void>
  /** Browser messages that are expected here. */
  readonly allowed?: string
}

/** A payment, from the shop's page to its single authorisation in the ledger. */
const paying = (name: string, choices: Readonly<Record<string, string>>, play: (page: Page) => Promise<void>): Way => ({
  name,
  play: async (page) => {
    await enter(page, site.origin, choices)
    await play(page)
    await isPaidOnce(page)
  },
})

async function codeAt(bank: FrameLocator): Promise<void> {
  const code = await bank.locator('[data-acs-code]').getAttribute('data-acs-code')
  await bank.locator('[name="code"]').fill(code ?? '')
  await press(bank, 'verify')
}

const WAYS: readonly Way[] = [
  paying('a bank’s credit', { who: 'level-1' }, async (page) => {
    await method(page, 'shopping-credit')
    await page.getByRole('radio', { name: 'Anka Bankası' }).check()
    await field(page, 'agreement').check()
    await press(page, 'apply')
    await page.locator('[data-form="credit-application"]').waitFor()
    await page.locator('[data-field="term"][value="6"]').check()
    await field(page, 'accepted').check()
    await press(page, 'approve')
  }),
  paying('BKM Express', {}, async (page) => {
    await press(page, 'pay-with-bkm')
    await pay(page)
    await page.locator('[data-form="bkm"] [data-action="approve"]').click()
  }),
  paying('a transfer, which is sent with its code', {}, async (page) => {
    await method(page, 'bank-transfer')
    await page.getByRole('radio', { name: 'Akbank' }).check()
    await pay(page)
    const code = (await page.locator('[data-copy="code"] bdi').textContent()) ?? ''
    await press(page, 'complete-order')
    await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'pending', {
      timeout: 20_000,
    })
    await beside(page, '/__bank/transfer?lang=en', async (bank) => {
      await field(bank, 'code').fill(code)
      await field(bank, 'amount').fill('2480')
      await press(bank, 'send')
      await bank.locator('[data-transfer-state="arrived"]').waitFor()
    })
    await page.getByRole('link', { name: 'Check again' }).click()
  }),
  paying('the balance of a member whose identity the app proves', UNTRUSTED, async (page) => {
    await method(page, 'balance')
    await pay(page)
    await press(page, 'send-app-link-ios')
    await expect(page.locator('[data-modal="verify-identity"]').getByRole('status')).toContainText('link')
    await beside(page, '/__provider/inbox?lang=en', async (inbox) => {
      const opening = inbox.waitForEvent('popup')
      await inbox.locator('[data-sms-link]').first().click()
      const app = await opening
      await app.locator('[data-form="app-verification"] [data-action="verify"]').click()
      await app.locator('.end [data-kyc-level]').waitFor()
    })
    await press(page, 'identity-verified')
  }),
  {
    name: 'a refund into the balance',
    async play(page) {
      await enter(page, site.origin, {})
      await pay(page)
      await expect(page.locator('[data-order-status="paid"]')).toBeVisible({ timeout: 20_000 })
      await press(page, 'refund')
      await page.locator('main:is([data-screen="refund"], [data-screen="identify"])').waitFor()
      if ((await page.locator('main[data-screen="identify"]').count()) > 0) await logIn(page, site.origin)
      await press(page, 'claim')
      await page.locator('[data-decided="claimed"]').waitFor()
      await press(page, 'go-back')
      await page.getByRole('link', { name: 'Open in the provider panel' }).click()
      await booksHold(page)
    },
  },
  {
    name: 'a settlement into the balance',
    async play(page) {
      await page.goto(`${site.origin}/__shop/earnings?lang=en`)
      await press(page, 'settle')
      await page.locator('main[data-screen="identify"]').waitFor()
      await field(page, 'email').fill('elif.yilmaz@posta.example')
      await field(page, 'gsmNumber').fill('5321234567')
      await logIn(page, site.origin)
      await press(page, 'confirm')
      await page.locator('[data-decided="ONE_TIME"]').waitFor()
      await press(page, 'go-back')
      await page.getByRole('link', { name: 'See the ledger' }).click()
      await booksHold(page)
    },
  },
  {
    name: 'a frame of a merchant’s page, with a bank in it',
    // The bank redirects to the checkout's own URL, which no frame may show.
    allowed: 'frame-ancestors',
    async play(page) {
      await buy(page, site.origin, { embedded: '1', force3Ds: '1' })
      const frame = page.frameLocator('iframe')
      await logIn(page, site.origin, frame)
      await field(frame, 'agreement').check()
      const bank = frame.frameLocator('iframe[name="bank-page"]')
      await pressUntil(() => press(frame, 'pay'), bank.locator('[data-acs-code]'))
      await codeAt(bank)
      await expect(page.locator('[data-messages]')).toContainText('onResult("paid")')
    },
  },
  {
    name: 'the merchant’s own form',
    async play(page) {
      await buy(page, site.origin, { who: 'foreign', foreign: 'plain-form' })
      await press(page, 'continue')
      await page.locator('main[data-screen="foreign-number"]').waitFor()
      await page.locator('[data-action="continue"]:visible').last().click()
      await page.locator('[data-screen="plain-form"]').waitFor()
    },
  },
]

test('a static host has every way of paying, the refund and the settlement (BEST-10~)', async ({ context }) => {
  const cases = drawn(WAYS, sampled(1, WAYS.length))
  test.setTimeout(30_000 + cases.length * 20_000)
  for (const { name, play, allowed } of cases) {
    await test.step(name, async () => {
      const page = await context.newPage()
      const complaints = complaintsOf(page, site.origin)
      await play(page)
      expect(complaints.filter((said) => allowed === undefined || !said.includes(allowed))).toEqual([])
      await page.close()
    })
  }
})
