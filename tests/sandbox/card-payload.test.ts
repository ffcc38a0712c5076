import { beforeAll, describe, it } from 'vitest'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { expectRefused, without } from './refusals'
import { NEW_CARD, readyToPay } from './shopper'

let sandbox: Harness
let ready: Awaited<ReturnType<typeof readyToPay>>
beforeAll(async () => {
  sandbox = await openSandbox()
  ready = await readyToPay(sandbox)
})

describe('fields of a card payment', () => {
  it.each([
    ['a number with spaces', { ...NEW_CARD, cardNumber: '5400 3600 0000 0003' }],
    ['a number that fails its check digit', { ...NEW_CARD, cardNumber: '5406811122223338' }],
    ['fourteen digits', { ...NEW_CARD, cardNumber: '54003600000000' }],
    ['month 13', { ...NEW_CARD, expireMonth: '13' }],
    ['month 1 of one digit', { ...NEW_CARD, expireMonth: '1' }],
    ['a year of two digits', { ...NEW_CARD, expireYear: '30' }],
    ['four digits of CVC on a Mastercard', { ...NEW_CARD, cvc: '1234' }],
    ['three digits of CVC on an Amex', { ...NEW_CARD, cardNumber: '374427000000003', cvc: '123' }],
    ['a name of one word', { ...NEW_CARD, cardHolderName: 'Elif' }],
    ['a name with a digit', { ...NEW_CARD, cardHolderName: 'Elif Yılmaz 2' }],
    ['a new card that leaves out whether it is kept', without(NEW_CARD, 'registerConsumerCard')],
    ['a saved card with fields of a new one', { ...NEW_CARD, cardToken: 'x' }],
    ['an empty saved card', { cardToken: '' }],
  ])('a card payment is refused and recorded with %s (SBX-06~)', async (_, paymentCard) => {
    await expectRefused(sandbox, ready.order.token, await ready.pay({ paymentCard }), 'wrong-payload', '11', 400)
  })

  it.each([
    ['a price with three decimals', { paidPrice: 2480.001 }],
    ['a negative price', { paidPrice: -2480 }],
    ['no installment count', { installment: 0 }],
    ['half an installment', { installment: 1.5 }],
    ['an unhashed e-mail', { userIdentification: 'elif@posta.example' }],
    ['another channel', { paymentChannel: 'WEB' }],
    ['a language the checkout has not', { locale: 'de' }],
    ['a phone without its country', { gsmNumber: '5321234567' }],
    ['an empty submission id', { conversationId: '' }],
  ])('a card payment is refused and recorded with %s (SBX-06~, PAY-07~)', async (_, changed) => {
    await expectRefused(sandbox, ready.order.token, await ready.pay(changed), 'wrong-payload', '11', 400)
  })
})
