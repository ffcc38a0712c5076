import type { Page } from '@playwright/test'
import { CARDS_OF_A_MEMBER, test as base } from './methods-test'

export const MERCHANT = 'Defne Ev & Yaşam'
export const HOST = 'www.defne.example'

export const receipt = (page: Page) => page.locator('[data-receipt]')
export const protection = (page: Page) => page.locator('[data-protection]')

export const DAY = 86_400_000
export const ISTANBUL = 3 * 3_600_000
export const dayAt = (at: number) => new Date(at + ISTANBUL)

/** A date on what a shopper keeps. */
export const kept = (at: number, locale = 'tr-TR') =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(dayAt(at))
    .replace(',', '')

/** A member who can use every method, and an order of a named shop with protected shopping. */
export const test = base.extend({
  wantedMember: { kycLevel: 2, balance: 9_000, cards: CARDS_OF_A_MEMBER },
  wantedOrder: {
    merchantName: MERCHANT,
    merchantInfo: `https://${HOST}/`,
    flags: { fundEnabled: true, mixPaymentEnabled: true, bankTransferEnabled: true },
    init: { buyerProtectionEnabled: true },
  },
})
