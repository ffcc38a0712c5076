import { expect, it } from 'vitest'
import { gatewaysAnswered } from '../support/answering-http'
import { valueOf } from '../support/value-of'

const TITLE =
  'Örnek Ödeme Hizmetleri, Elektronik Para, Bilişim Teknolojileri, Sanayi ve Dış Ticaret Pazarlama Anonim Şirketi'

it.each([
  ['in the bank', { bank: { iban: 'TR450006401234567890123456', legalCompanyTitle: TITLE } }],
  ['beside the bank', { bank: 'Örnek Bank', iban: 'TR450006401234567890123456', recipient: TITLE }],
])('a recipient %s, which is copied into the bank’s form, keeps all of its title (BANK-01~)', async (_, account) => {
  const { payments } = gatewaysAnswered({
    status: 'success',
    price: 10,
    bankTransferAccounts: [{ bankId: 64, ...account }],
  })
  const { init } = valueOf(await payments.detail())
  expect(TITLE.length).toBeGreaterThan(80)
  expect(init.bankTransferAccounts.map(({ recipient }) => recipient)).toEqual([TITLE])
})

it('a buyer’s name, which the registration sends, keeps all of its letters (REG-02~)', async () => {
  const buyer = { buyerName: 'Ayşe '.repeat(20).trim(), buyerSurname: 'Yılmaz '.repeat(20).trim() }
  const { payments } = gatewaysAnswered({ status: 'success', price: 10, ...buyer })
  const { order, init } = valueOf(await payments.detail())
  expect(order.buyer).toEqual({ name: buyer.buyerName, surname: buyer.buyerSurname })
  expect(init).toMatchObject(buyer)
})

it('an account has its company’s legal title and its own bank’s name before any other (BANK-01~)', async () => {
  const { payments } = gatewaysAnswered({
    status: 'success',
    price: 10,
    bankTransferAccounts: [
      {
        bankId: 64,
        bank: 'Another name',
        bankName: 'Örnek Bank',
        iban: 'TR450006401234567890123456',
        recipient: 'Short',
        legalCompanyTitle: TITLE,
      },
    ],
  })
  const { init } = valueOf(await payments.detail())
  expect(init.bankTransferAccounts).toMatchObject([{ bankName: 'Örnek Bank', recipient: TITLE }])
})
