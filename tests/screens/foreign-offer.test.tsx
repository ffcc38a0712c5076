import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { parts as foreignPhone } from '../../src/screens/foreign-phone/foreign-phone'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { type Harness, markupOf } from './support/markup-of'

const WAITS = 'Please wait…'
const LEAVES = 'You are being redirected to the shop’s card payment page…'

it('the offer for a foreign phone says when it leads to the shop’s own page, and not while it asks (FRGN-03~)', async () => {
  const harness = await ways.admittingForeignPhone(beginning(checkoutMachine))
  const said = async (of: Harness) => {
    const markup = await markupOf(of, foreignPhone.Main)
    return [WAITS, LEAVES].filter((words) => markup.includes(words))
  }
  expect(await said(harness)).toEqual([])
  harness.child('foreignPhone').send({ type: 'shopper.continued' })
  expect(await said(harness)).toEqual([WAITS])
  await harness.ports.askPreference.answer({ kind: 'plainForm', url: 'https://shop.example/card' })
  expect(await said(harness)).toEqual([LEAVES])
})
