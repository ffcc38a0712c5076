import { type Page, expect } from '@playwright/test'
import type { Language } from '../../machines/entities/language'
import { test } from './support/methods-test'

test.use({ wantedMember: { kycLevel: 2, balance: 3115.4 } })

const ERROR = {
  tr: {
    type: 'Hata',
    title: 'Bu sipariş için kullanılabilecek bir ödeme yöntemi yok',
    description: /^Kartınızdan veya bakiyenizden para çekilmedi\. \S+ sitesine dönüp başka bir yolla ödeyin\.$/,
    link: /^\S+ sitesine dön$/,
  },
  en: {
    type: 'Error',
    title: 'There is no payment method for this order',
    description: /^You have not been charged\. Go back to \S+ and pay another way there\.$/,
    link: /^Back to \S+$/,
  },
} as const

const INFO = {
  tr: {
    type: 'Bilgi',
    title: 'Sipariş tutarı değişti',
    description: /^Yeni tutar ₺2\.600,00, önceki tutar ₺2\.480,00\. Kartınızdan veya bakiyenizden para çekilmedi\./,
    link: 'Ödeme detayını göster',
  },
  en: {
    type: 'Information',
    title: 'The order amount has changed',
    description: /^The new amount is ₺2,600\.00 instead of ₺2,480\.00\. You have not been charged\./,
    link: 'Show payment details',
  },
} as const

const modalOn = (page: Page) => page.locator('[data-modal="danger"]')

async function expectModal(page: Page, { type, title, description, link }: (typeof ERROR | typeof INFO)[Language]) {
  const modal = modalOn(page)
  await expect(modal).toHaveRole('alertdialog')
  await expect(modal.getByText(type, { exact: true })).toBeVisible()
  await expect(modal).toHaveAccessibleName(title)
  await expect(modal).toHaveAccessibleDescription(description)
  return modal.locator('[data-action="open-shop"], [data-action="show-detail"]').filter({ hasText: link })
}

test('the danger modal shows an error or an information, each with its title, description and link (SHELL-15)', async ({
  page,
  origins,
  sandbox,
  member: { email, gsmNumber },
  comeBack,
  openMethods,
  shopper,
}) => {
  for (const language of ['tr', 'en'] as const) {
    await test.step(`an error, in ${language}`, async () => {
      const order = await sandbox.makeOrder({ email, gsmNumber, flags: { creditCardEnabled: false } })
      await comeBack({ order, language })
      const link = await expectModal(page, ERROR[language])
      await expect(link).toHaveAttribute('href', `${origins.shop}/`)
      await expect(modalOn(page).locator('[data-action="try-again"]')).toHaveCount(0)
      await modalOn(page).locator('[data-action="close"]').click()
      // The page under the modal shows the same text.
      const note = page.locator('main').getByRole('note')
      await expect(note).toContainText(ERROR[language].title)
      const [, ...rest] = (await note.innerText()).split('\n')
      expect(rest.join(' ').trim()).toMatch(ERROR[language].description)
      const shop = page.locator('main').getByRole('link', { name: ERROR[language].link })
      await expect(shop).toHaveAttribute('href', `${origins.shop}/`)
    })

    await test.step(`an information, in ${language}`, async () => {
      const order = await sandbox.makeOrder({ email, gsmNumber })
      await openMethods({ order, language })
      await shopper.fillCard()
      await shopper.agree()
      await sandbox.changePrice(order.token, 2600)
      await shopper.press('pay')
      const link = await expectModal(page, INFO[language])
      await link.click()
      await expect(modalOn(page)).toHaveCount(0)
      await expect(page.locator('[data-action="toggle-detail"]')).toHaveAttribute('aria-expanded', 'true')
    })
  }
})

test('a new price accepted in the modal moves the focus to the pay button, as in the page (SHELL-15~, BEST-08~)', async ({
  page,
  order,
  sandbox,
  openFilled,
  shopper,
  payButton,
}) => {
  await openFilled()
  await sandbox.changePrice(order.token, 2600)
  await shopper.press('pay')
  await modalOn(page).locator('[data-action="accept-price"]').click()
  await expect(modalOn(page)).toHaveCount(0)
  await expect(payButton).toBeFocused()
  await expect(payButton).toContainText('₺2.600,00')
})
