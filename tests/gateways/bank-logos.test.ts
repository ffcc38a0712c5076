import { expect, it } from 'vitest'
import { gatewaysAnswered } from '../support/answering-http'
import { valueOf } from '../support/value-of'

const LOGO = 'https://cdn.wallet.example/is.svg'
const DRAWN = 'data:image/svg+xml,%3Csvg/%3E'

it.each([
  [LOGO, LOGO],
  [DRAWN, DRAWN],
  ['javascript:alert(1)', undefined],
  [`javascript:alert(1)//${LOGO}`, undefined],
  ['http://cdn.wallet.example/is.svg', undefined],
  ['data:text/html,data:image/svg+xml', undefined],
])('a bank’s logo is a picture of an encrypted address, or none: %s (BANK-01~)', async (bankLogoUrl, logo) => {
  const bank = { bankName: 'Örnek Bank', iban: 'TR450006401234567890123456', bankLogoUrl }
  const { payments } = gatewaysAnswered({ status: 'success', price: 10, bankTransferAccounts: [{ bankId: 64, bank }] })
  const { init } = valueOf(await payments.detail())
  expect(init.bankTransferAccounts.map((account) => account.logo)).toEqual([logo])
})
