import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { parts as foreignPhone } from '../../src/screens/foreign-phone/foreign-phone'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { type Harness, markupOf } from './support/markup-of'

const WAITS = 'Please wait…'
const PAYS = 'you can pay by card, without creating an account'
const EXCLUDES = 'are not available with a foreign number'
const REFUSAL = { code: '1', group: undefined, message: undefined }
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

const ACTION = /<button[^>]*data-action="(step-back|continue)"/g

it.each([
  ['with words for the shopper', { consumerMessage: 'Not here' }, true],
  ['for a suspension', { group: 'MEMBER_SUSPENDED' }, true],
  ['without a reason', {}, false],
  ['until later', { waitSeconds: 30 }, false],
] as const)(
  'a foreign phone that is refused %s offers first what the reason leads to (FRGN-01~)',
  async (_, refused, isFinal) => {
    const harness = await ways.admittingForeignPhone(beginning(checkoutMachine))
    harness.child('foreignPhone').send({ type: 'shopper.continued' })
    await harness.ports.askPreference.answer({ kind: 'refused', refusal: { ...REFUSAL, ...refused } })
    const markup = await markupOf(harness, foreignPhone.Main)
    expect(Array.from(markup.matchAll(ACTION), ([, action]) => action)).toEqual(
      isFinal ? ['step-back', 'continue'] : ['continue', 'step-back'],
    )
    expect(markup).toContain('role="alert"')
    const said = [PAYS, EXCLUDES].filter((words) => markup.includes(words))
    expect(said).toEqual(isFinal ? [] : [PAYS, EXCLUDES])
  },
)
