import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { Buyer } from '../../src/screens/pay/buyer/buyer'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { type Harness, markupOf } from './support/markup-of'

/** The way out that the buyer's line offers, and whether it is closed. */
async function wayOut(harness: Harness) {
  const markup = await markupOf(harness, Buyer)
  const [, attributes = '', content = ''] = /<button([^>]*)>(.*?)<\/button>/s.exec(markup) ?? []
  return [content.replace(/<[^>]*>/g, ''), attributes.includes('aria-disabled="true"')]
}

it('a member may log out, while there is a connection, and a guest, who has no login, change the phone (OTP-09~, FRGN-02~)', async () => {
  const member = await ways['paying.choosing'](beginning(checkoutMachine))
  expect(await wayOut(member)).toEqual(['Log out', false])
  member.send({ type: 'network.changed', is: 'offline' })
  expect(await wayOut(member)).toEqual(['Log out', true])
  const guest = await ways['admittingForeignPhone'](beginning(checkoutMachine))
  await guest.admitForeignPhone()
  await guest.open()
  expect(await wayOut(guest)).toEqual(['Change phone number', false])
})
