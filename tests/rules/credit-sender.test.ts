import { describe, expect, it } from 'vitest'
import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import type { CreditGateway } from '../../src/gateways/member/credit/gateway'
import type { Outcome } from '../../src/gateways/outcome'
import { shoppingCreditLogic } from '../../src/services/shopping-credit'
import type { CreditValidation } from '../../machines/entities/shopping-credit'
import { MEMBER, ORDER } from '../machines/support/shopper'
import { settled } from '../machines/support/settled'
import { payingWorld } from './support/paying-world'

const nobody = () => Promise.reject(new Error('nobody expects this'))
const VALID = { kind: 'ok', value: { creditToken: 'credit-secret', creditId: '55' } } as const
const REFUSED = { kind: 'refused', code: '1', group: undefined, message: undefined } as const
const ASKED = { member: MEMBER, price: ORDER.price }

/** The ports of a credit whose validation is answered by the test, in a tab that counts how often it has let go of the order. */
function creditOver() {
  let answer: (outcome: Outcome<CreditValidation>) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const sent: object[] = []
  const credits: CreditGateway = {
    banks: nobody,
    plans: nobody,
    validate: () =>
      new Promise((resolve, reject) => {
        ;[answer, fail] = [resolve, reject]
      }),
    apply: async (application) => {
      sent.push(application)
      return { ...REFUSED, code: '150803' }
    },
  }
  let releases = 0
  const world = payingWorld()
  const lock = {
    ...world.lock,
    release() {
      releases += 1
    },
  }
  const { actors } = shoppingCreditLogic({
    ...world,
    lock,
    credits,
    paymentSourceName: () => undefined,
  }).implementations
  const begin = (name: 'validateCredit' | 'applyForCredit', input: object) => {
    const actor = createActor(actors[name] as unknown as AnyActorLogic, { input })
    const answered = toPromise(actor) as Promise<unknown>
    answered.catch(() => undefined)
    return { actor: actor.start(), answered }
  }
  return {
    ...{ sent, releases: () => releases },
    validate: () => begin('validateCredit', ASKED),
    apply: (price = ORDER.price) => begin('applyForCredit', { ...ASKED, price, acquirerId: 901 }).answered,
    answer: (outcome: Outcome<CreditValidation>) => {
      answer(outcome)
    },
    fail: () => {
      fail(new Error('broken on purpose'))
    },
  }
}

describe('a validation', () => {
  it('that succeeded keeps other tabs from paying, and its token from whoever asked (CRED-03~, PAY-04~)', async () => {
    const credit = creditOver()
    const { answered } = credit.validate()
    credit.answer(VALID)
    expect(await answered).toEqual({ kind: 'validated', creditId: '55' })
    expect(credit.releases()).toBe(0)
    await credit.apply()
    expect(credit.sent).toMatchObject([{ creditToken: 'credit-secret', acquirerId: 901, paymentSourceName: '' }])
  })

  it('that was refused, or broke, lets go of the order once (CRED-03~, PAY-04~)', async () => {
    const refused = creditOver()
    const asked = refused.validate()
    refused.answer(REFUSED)
    expect(await asked.answered).toMatchObject({ kind: 'refused' })
    const broken = creditOver()
    const lost = broken.validate()
    broken.fail()
    await expect(lost.answered).rejects.toThrow('on purpose')
    expect([refused.releases(), broken.releases()]).toEqual([1, 1])
  })

  it.each([VALID, REFUSED])('that is left lets go at once, and not again when %o comes (PAY-04~)', async (outcome) => {
    const credit = creditOver()
    credit.validate().actor.stop()
    expect(credit.releases()).toBe(1)
    credit.answer(outcome)
    await settled()
    expect(credit.releases()).toBe(1)
  })
})

describe('an application', () => {
  it('without a validation, or for another price than it was for, is sent to nobody (CRED-03~, BEST-08~)', async () => {
    const credit = creditOver()
    await expect(credit.apply()).rejects.toThrow('validated')
    const { answered } = credit.validate()
    credit.answer(VALID)
    await answered
    await expect(credit.apply({ ...ORDER.price, minor: 1 })).rejects.toThrow('validated')
    await expect(credit.apply({ ...ORDER.price, currency: 'EUR' })).rejects.toThrow('validated')
    expect(credit.sent).toEqual([])
  })
})
