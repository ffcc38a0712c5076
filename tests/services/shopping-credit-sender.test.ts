import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Money } from '../../machines/entities/money'
import type { prepare } from '../../machines/payment/attempt/ports'
import type { CreditSubmission } from '../../machines/payment/shopping-credit/ports'
import { isValidationUsable } from '../../machines/payment/shopping-credit/rules'
import type { CreditValidation } from '../../machines/entities/shopping-credit'
import type { ShoppingCreditGateway } from '../../src/gateways/member/shopping-credit/gateway'
import type { Outcome } from '../../src/gateways/outcome'
import { paymentLogic } from '../../src/services/payment/payment'
import { settled } from '../machines/support/settled'
import { MEMBER, ORDER } from '../machines/fixtures/shopper'
import { countingLock } from '../support/counting-lock'
import { payingDeps } from './support/paying-deps'
import { attemptIn, sendingIn } from '../support/port-answer'

type Refused = Extract<Outcome<never>, { kind: 'refused' }>

const nobody = () => Promise.reject(new Error('this is unexpected'))
const refused = (code: string, group?: string): Refused => ({ kind: 'refused', code, group, message: undefined })
const VALID = { kind: 'ok', value: { creditToken: 'credit-secret', creditId: '55' } } as const
const REFUSED = refused('1')
const OUT_OF_STOCK = refused('150803')

/** A submitted application for this price. */
function applied(price: Money = ORDER.price): CreditSubmission {
  const question = { member: MEMBER, price, acquirerId: 901, isOnlyForBankUsers: false }
  const sum = { price, sum: price, bankPart: price }
  return { method: 'shopping-credit', ...sum, gate: undefined, question, choice: 901 }
}

/** A credit whose validation the test answers, with these answers to its applications, in a tab that counts lock releases. */
function creditOver(answered: readonly Refused[] = []) {
  let answer: (outcome: Outcome<CreditValidation>) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const asked: object[] = []
  const sent: object[] = []
  const credits: ShoppingCreditGateway = {
    banks: nobody,
    plans: nobody,
    validate: (question) => {
      asked.push(question)
      return new Promise((resolve, reject) => {
        ;[answer, fail] = [resolve, reject]
      })
    },
    apply: async (application) => {
      sent.push(application)
      return answered[sent.length - 1] ?? OUT_OF_STOCK
    },
  }
  const { lock, releases } = countingLock()
  const payment = paymentLogic(payingDeps({ lock, credits }))
  return {
    asked,
    sent,
    releases,
    ...sendingIn(payment),
    begin() {
      const { actors } = attemptIn(payment).implementations
      return createActor(actors['prepare'] as typeof prepare, { input: applied() }).start()
    },
    async answer(outcome: Outcome<CreditValidation>) {
      await settled()
      answer(outcome)
    },
    fail: () => {
      fail(new Error('broken on purpose'))
    },
  }
}

describe('the validation of a shopping credit', () => {
  it('a successful validation keeps the payment lock, and its token is hidden from the caller (CRED-03~, PAY-04~)', async () => {
    const credit = creditOver()
    const ready = credit.ask('prepare', applied())
    await credit.answer(VALID)
    expect(await ready).toEqual({ kind: 'ready' })
    expect([credit.releases(), credit.sent]).toEqual([0, []])
    await credit.ask('authorise', applied())
    expect(credit.sent).toMatchObject([{ creditToken: 'credit-secret', acquirerId: 901, paymentSourceName: '' }])
  })

  it('a refused or failed validation releases the payment lock once, and sends no application (CRED-03~, PAY-04~, PAY-11~)', async () => {
    const turned = creditOver()
    const asked = turned.send(applied())
    await turned.answer(REFUSED)
    expect(await asked).toMatchObject({ kind: 'refused', refusal: REFUSED })
    const broken = creditOver()
    const lost = broken.send(applied())
    broken.fail()
    await expect(lost).rejects.toThrow('on purpose')
    expect([turned.releases(), broken.releases()]).toEqual([1, 1])
    expect([turned.sent, broken.sent]).toEqual([[], []])
  })

  it.each([VALID, REFUSED])(
    'a validation that is left releases the payment lock at once, and not again when %o comes (PAY-04~)',
    async (outcome) => {
      const credit = creditOver()
      credit.begin().stop()
      expect(credit.releases()).toBe(1)
      await credit.answer(outcome)
      await settled()
      expect(credit.releases()).toBe(1)
      await expect(credit.ask('authorise', applied())).rejects.toThrow('prepared')
    },
  )
})

describe('the application for a shopping credit', () => {
  /** An application that was validated and refused, then another one; counts the validations. */
  async function twice(refusal: Refused, next = applied()) {
    const credit = creditOver([refusal])
    const first = credit.send(applied())
    await credit.answer(VALID)
    expect(await first).toMatchObject({ kind: 'refused', refusal })
    const second = credit.send(next)
    await credit.answer({ kind: 'ok', value: { ...VALID.value, creditToken: 'another' } })
    await second
    expect(credit.asked).toMatchObject([{ price: ORDER.price }, { price: next.price }].slice(0, credit.asked.length))
    return credit.sent.map((application) => (application as { readonly creditToken: string }).creditToken)
  }

  it('an application uses the validation that exists for its price, and requests no other (CRED-03~, CRED-09~)', async () => {
    expect(await twice(OUT_OF_STOCK)).toEqual(['credit-secret', 'credit-secret'])
  })

  it.each([
    { ...ORDER.price, minor: ORDER.price.minor + 1 },
    { ...ORDER.price, currency: 'EUR' },
  ])(
    'an application for %o, another price than the validated one, is validated again (CRED-03~, CRED-09~, BEST-08~)',
    async (price) => {
      expect(await twice(OUT_OF_STOCK, applied(price))).toEqual(['credit-secret', 'another'])
    },
  )

  it.each([
    refused('200323', 'CREDIT_BANK_NOT_AVAILABLE'),
    OUT_OF_STOCK,
    REFUSED,
    refused('200320', 'CREDIT_TOKEN_NOT_VALID'),
    refused('200321'),
  ])(
    'an application refused as %o keeps its validation only where that is still usable (CRED-03~)',
    async (refusal) => {
      expect(await twice(refusal)).toEqual(['credit-secret', isValidationUsable(refusal) ? 'credit-secret' : 'another'])
    },
  )

  it('an application that was not validated is not sent (CRED-03~)', async () => {
    const credit = creditOver()
    await expect(credit.ask('authorise', applied())).rejects.toThrow('prepared')
    expect(credit.sent).toEqual([])
  })
})
