import { CARDS } from '../support/shopper'
import { test } from './engine-test'

test('a shopper pays with the keyboard alone in other engines (PLT-02~, A11Y-01~)', async ({
  window,
  member,
  order,
  sandbox,
  shopper,
  isPaidOnce,
}) => {
  const { field, hasFocus } = shopper
  const tabTo = async (name: string) => {
    await window.press('Tab')
    await hasFocus(field(name))
  }
  await window.open(order.checkoutUrl.tr)
  await shopper.holds('email', member.email)
  // Focuses the field, as Shift+Tab from the button or Tab through the header would.
  await window.read((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), field('email'))
  await window.press('Enter')
  await shopper.sees('otp')
  await hasFocus(field('verificationCode'))
  await window.type(await sandbox.latestCode(member.gsmNumber))
  await window.press('Enter')
  await shopper.see('[data-form="credit-card-form"]')
  await hasFocus('main h1')
  for (const [name, text] of [
    ['cardNumber', CARDS.approved],
    ['expireDate', '122030'],
    ['cvc', '123'],
    ['accountHolder', 'Elif Yılmaz'],
  ] as const) {
    await tabTo(name)
    await window.type(text)
  }
  for (const name of ['registerConsumerCard', 'threeDS', 'agreement']) await tabTo(name)
  await window.press('Space')
  await shopper.see(`${field('agreement')}:checked`)
  await window.read((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), field('accountHolder'))
  await window.press('Enter')
  await shopper.seesPaid()
  await isPaidOnce()
})
