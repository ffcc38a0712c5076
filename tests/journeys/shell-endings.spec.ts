import { type Page, expect } from '@playwright/test'
import type { Language } from '../../machines/entities/language'
import { REGISTERED, UNTRUSTED, test as identityTest } from './support/identity-test'
import { keepResultInSight } from './support/changed-page'
import { test } from './support/card-test'

const MINUTE = 60_000

const EXPIRED = {
  tr: {
    form: [
      'Satın alma süreniz doldu',
      'Siparişi bu sayfada artık tamamlayamazsınız.',
      'Kartınızdan veya bakiyenizden para çekilmedi.',
      'Süre doldu · Cüzdan',
    ],
    member: [
      'Oturumunuz sona erdi',
      'Uzun süre işlem yapmadığınız için oturumunuz kapatıldı. Lütfen tekrar giriş yapın.',
      'Kartınızdan veya bakiyenizden para çekilmedi.',
      'Oturumunuz sona erdi · Cüzdan',
    ],
  },
  en: {
    form: [
      'Your purchase time has expired',
      'You can no longer complete the order on this page.',
      'You have not been charged.',
      'Time is up · Cüzdan',
    ],
    member: [
      'Your session has ended',
      'You were logged out due to inactivity. Please log in again.',
      'You have not been charged.',
      'Session ended · Cüzdan',
    ],
  },
} as const

async function tells(
  page: Page,
  screen: 'form-expired' | 'member-expired',
  [heading = '', text = '', more = '', title = '']: readonly string[],
) {
  const main = page.locator(`main[data-screen="${screen}"]`)
  await expect(main.getByRole('heading')).toHaveText(heading)
  await expect(main).toContainText(text)
  await expect(main).toContainText(more)
  await expect(page).toHaveTitle(title)
  await expect(main.locator('[data-action="try-again"]')).toBeVisible()
}

test('an expired order and an expired login are two screens, each with its own text and title, in both languages (CNT-08, SHELL-17~)', async ({
  page,
  sandbox,
  member: { email, gsmNumber },
  shopper,
  openMethods,
}) => {
  await page.clock.install()
  const changeLanguage = async (language: Language) => {
    await shopper.press('change-language')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
  const short = await sandbox.makeOrder({ email, gsmNumber, expiresInSeconds: 120 })
  await page.goto(short.checkoutUrl.tr)
  await expect(shopper.field('email')).toHaveValue(email)
  await page.clock.fastForward(3 * MINUTE)
  await tells(page, 'form-expired', EXPIRED.tr.form)
  await changeLanguage('en')
  await tells(page, 'form-expired', EXPIRED.en.form)

  const order = await sandbox.makeOrder({ email, gsmNumber, memberSessionSeconds: 300 })
  await openMethods({ order, language: 'en' })
  await page.clock.fastForward(6 * MINUTE)
  await tells(page, 'member-expired', EXPIRED.en.member)
  await changeLanguage('tr')
  await tells(page, 'member-expired', EXPIRED.tr.member)
})

identityTest.describe('the other screens', () => {
  identityTest.use({
    wantedMember: { ...REGISTERED, kycLevel: 0, balance: 3115.4 },
    wantedOrder: { ...UNTRUSTED, merchantName: 'Çiçek Evi' },
  })

  identityTest(
    'have titles of their own, and the merchant’s name is in the notice, the exit and the result (SHELL-17)',
    async ({ page, order, sandbox, member: { email, gsmNumber }, openMethods, openBalance, shopper, gate }) => {
      await page.clock.install()
      await keepResultInSight(page)
      await page.goto(order.checkoutUrl.tr)
      await expect(page.locator('footer')).toContainText('Çiçek Evi')
      await shopper.press('go-back')
      const exit = page.locator('[data-modal="exit"]')
      await expect(exit.getByRole('heading')).toHaveText('Çıkmak istediğinizden emin misiniz?')
      await expect(exit).toContainText(
        'Çiçek Evi için ödemeniz henüz tamamlanmadı. Kartınızdan veya bakiyenizden para çekilmedi.',
      )
      await expect(page).toHaveTitle('Sayfadan çıkış · Cüzdan')
      await shopper.press('stay')
      await shopper.identify()
      await expect(page.locator('main h1')).toHaveText('Doğrulama kodunu girin')
      await expect(page).toHaveTitle('Doğrulama kodu · Cüzdan')
      await shopper.enterCode()
      await openBalance()
      await shopper.agree()
      await shopper.press('pay')
      await expect(gate.getByRole('heading')).toHaveText('Kimliğinizi doğrulayın')
      await shopper.press('pay-another-way')
      await page.locator('[data-method="credit-card"]').click()
      await page.locator('[data-form="credit-card-form"]').waitFor()
      await shopper.press('pay')
      await shopper.sees('result')
      await expect(page.locator('main')).toContainText('Çiçek Evi')

      const short = await sandbox.makeOrder({ email, gsmNumber, expiresInSeconds: 120 })
      await page.goto(short.checkoutUrl.tr)
      await expect(shopper.field('email')).toHaveValue(email)
      await page.clock.fastForward(3 * MINUTE)
      await tells(page, 'form-expired', EXPIRED.tr.form)
      await openMethods({ order: await sandbox.makeOrder({ email, gsmNumber, memberSessionSeconds: 300 }) })
      await page.clock.fastForward(6 * MINUTE)
      await tells(page, 'member-expired', EXPIRED.tr.member)
    },
  )
})
