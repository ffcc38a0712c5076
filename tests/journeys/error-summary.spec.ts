import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { test as atTheTransfer } from './support/bank-transfer-test'
import { test as withCard } from './support/card-test'
import { expectRefused } from './support/error-summary'
import { test as gettingIn } from './support/getting-in'
import { holdBack } from './support/hold-back'
import { REGISTERED, UNTRUSTED, test as atTheGate } from './support/identity-test'
import { recordAnnouncements } from './support/live-regions'
import { NAMELESS } from './support/newcomer'
import { QUICK } from './support/presentations'
import { test as atTheCredit } from './support/shopping-credit-test'

const APPLICANT = ['name', 'surname', 'outlineAgreement'] as const

gettingIn(
  'several faults of the registration are listed over it until they are mended (BEST-13~)',
  async ({ page, visitor, shopper }) => {
    const announced = await recordAnnouncements(page)
    await visitor.open(NAMELESS)
    await visitor.goOnAs(visitor.newcomer)
    await visitor.sees('register')
    await shopper.field('surname').press('Enter')
    await expectRefused(page, {
      language: 'tr',
      handles: APPLICANT,
      announced,
      async mend() {
        await shopper.field('name').fill('Ece')
        await shopper.field('surname').fill('Demir')
        await visitor.agree()
      },
    })
  },
)

gettingIn(
  'an order that fails to load has no error in its title, although the form had been refused before (BEST-13~, BOOT-06~)',
  async ({ page, order, sandbox, shopper, trouble }) => {
    trouble.allow(/Failed to load resource/)
    await sandbox.setFault({ token: order.token, path: PATHS.detail, phase: 'before', act: 'failure:1001', nth: 1 })
    const letFail = await holdBack(page, PATHS.detail)
    await page.goto(order.checkoutUrl.tr)
    for (const field of ['gsmNumber', 'email']) await shopper.field(field).fill('5')
    await shopper.press('continue')
    await expect(page).toHaveTitle(/^Hata: /)
    letFail()
    await shopper.sees('start-failed')
    await expect(page).not.toHaveTitle(/^Hata: /)
  },
)

gettingIn.describe('over one page', () => {
  gettingIn.use({ how: QUICK })

  gettingIn(
    'several faults of the one page are listed over it until they are mended (BEST-13~)',
    async ({ page, visitor, shopper }) => {
      const announced = await recordAnnouncements(page)
      await visitor.open(NAMELESS)
      await visitor.goOnAs(visitor.newcomer)
      await expectRefused(page, {
        language: 'tr',
        handles: APPLICANT,
        announced,
        async mend() {
          await shopper.field('name').fill('Ece')
          await shopper.field('surname').fill('Demir')
          await visitor.agree()
        },
      })
    },
  )
})

withCard(
  'several faults of a new card are listed over the payment until they are mended (BEST-13~)',
  async ({ page, openMethods, shopper }) => {
    const announced = await recordAnnouncements(page)
    await openMethods()
    await shopper.field('cardNumber').press('Enter')
    await expectRefused(page, {
      language: 'tr',
      handles: ['cardNumber', 'expireDate', 'cvc', 'accountHolder', 'agreement'],
      announced,
      async mend() {
        await shopper.fillCard()
        await shopper.agree()
      },
    })
  },
)

atTheTransfer(
  'a transfer without bank and agreement is listed over the payment until it is mended (BEST-13~)',
  async ({ page, openTransfer, shopper }) => {
    const announced = await recordAnnouncements(page)
    await openTransfer()
    await page.locator('[data-action="pay"]').press('Enter')
    await expectRefused(page, {
      language: 'tr',
      handles: ['selectedBankId', 'agreement'],
      announced,
      async mend() {
        await page.getByRole('radio', { name: 'Akbank' }).check()
        await shopper.agree()
      },
    })
  },
)

atTheCredit(
  'a credit without bank and agreement is listed over the payment until it is mended (BEST-13~)',
  async ({ page, openCredit, shopper }) => {
    const announced = await recordAnnouncements(page)
    await openCredit()
    await page.locator('[data-action="apply"]').press('Enter')
    await expectRefused(page, {
      language: 'tr',
      handles: ['bank', 'agreement'],
      announced,
      async mend() {
        await page.getByRole('radio', { name: 'Anka Bankası' }).check()
        await shopper.agree()
      },
    })
  },
)

atTheGate.describe('at the identity form', () => {
  atTheGate.use({
    wantedMember: { ...REGISTERED, kycLevel: 0, balance: 3115.4 },
    wantedOrder: { ...UNTRUSTED, init: { abTests: { verifyIdentity: 1 } } },
  })

  // Its modal covers the language link, so the English words are read here; `tests/journeys/shown` has both.
  atTheGate(
    'several faults of the identity are listed in its modal until corrected, in English (BEST-13~)',
    async ({ page, openMethods, openBalance, shopper }) => {
      const announced = await recordAnnouncements(page)
      await openMethods({ language: 'en' })
      await openBalance()
      await shopper.agree()
      await shopper.press('pay')
      await shopper.field('birthDate').press('Enter')
      await expectRefused(page, {
        language: 'en',
        handles: ['identityNumber', 'birthDate'],
        announced,
        isInModal: true,
        async mend() {
          await shopper.field('identityNumber').fill('10000000146')
          await shopper.field('birthDate').fill('17/04/1988')
          await page.keyboard.press('Tab')
        },
      })
    },
  )
})
