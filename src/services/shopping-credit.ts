import { goToBank } from '../../machines/card-payment/ports'
import { type Money, toMajor } from '../../machines/entities/money'
import { checkOrder } from '../../machines/order-check/ports'
import { shoppingCreditMachine } from '../../machines/shopping-credit/machine'
import {
  type CreditApplicationAnswer,
  applyForCredit,
  askCreditBanks,
  askCreditPlans,
  validateCredit,
} from '../../machines/shopping-credit/ports'
import { turned } from '../../machines/shopping-credit/refusals'
import type { CreditGateway } from '../gateways/member/credit/gateway'
import { answering } from './answering'
import type { Home } from './bank-address'
import { createBankWay } from './bank-way'
import { type CheckWorld, checkingOrder } from './check-order'
import { type EventRecord, countedCode } from './events'
import { sendOnce } from './money-call'
import type { Submissions } from './submission'

export interface ShoppingCreditWorld extends CheckWorld {
  readonly credits: CreditGateway
  readonly submissions: Submissions
  readonly home: Home
  readonly events: Pick<EventRecord, 'record'>
  /** Where the order says that it is paid, as it is when somebody asks. */
  readonly paymentSourceName: () => string | undefined
}

/** What an application needs of a validation, and no machine is to know. */
interface Pass {
  readonly creditToken: string
  readonly price: Money
}

const isFor = (pass: Pass | undefined, { minor, currency }: Money): pass is Pass =>
  pass?.price.minor === minor && pass.price.currency === currency

export function shoppingCreditLogic(world: ShoppingCreditWorld) {
  const { credits, submissions, lock, events } = world
  const bankWay = createBankWay(world.home, () => {
    submissions.markBankUnseen()
  })
  const sourceName = () => world.paymentSourceName() ?? ''
  let pass: Pass | undefined

  return shoppingCreditMachine.provide({
    actions: {
      tellApplied(_, { countlyData }) {
        if (!countlyData) return
        const { paidPrice, acquirerId, isOnlyForBankUsers } = countlyData
        events.record({
          ...{ category: 'shopping-credit', action: 'applied', label: countedCode(acquirerId) },
          ...{ paidPrice: toMajor(paidPrice), currency: paidPrice.currency, isOnlyForBankUsers },
        })
      },
    },
    actors: {
      askCreditBanks: answering(askCreditBanks, async ({ level, price }) => {
        const outcome = await credits.banks({ kycLevel: level, price })
        return outcome.kind === 'ok' ? { kind: 'known', banks: outcome.value } : turned(outcome)
      }),
      askCreditPlans: answering(askCreditPlans, async (question) => {
        const outcome = await credits.plans(question)
        return outcome.kind === 'ok' ? { kind: 'known', plans: outcome.value } : { kind: 'unknown' }
      }),
      checkOrder: answering(checkOrder, checkingOrder(world)),
      validateCredit: answering(validateCredit, async ({ member: { memberId }, price }, signal) => {
        // Whoever leaves lets go at once: later on somebody else of this tab may hold the lock.
        const release = () => {
          lock.release()
        }
        signal.addEventListener('abort', release)
        let isValid = false
        try {
          const outcome = await credits.validate({ memberId, price, paymentSourceName: sourceName() })
          if (outcome.kind === 'refused') return turned(outcome)
          isValid = true
          pass = { creditToken: outcome.value.creditToken, price }
          return { kind: 'validated', creditId: outcome.value.creditId }
        } finally {
          signal.removeEventListener('abort', release)
          if (!isValid && !signal.aborted) release()
        }
      }),
      applyForCredit: answering(applyForCredit, async ({ member, price, acquirerId }) => {
        if (!isFor(pass, price)) throw new Error('the machine applies only for what was validated')
        const application = {
          creditToken: pass.creditToken,
          acquirerId,
          memberId: member.memberId,
          memberEmail: member.email,
          memberGsmNumber: member.gsmNumber,
          paymentSourceName: sourceName(),
        }
        return await sendOnce(
          submissions,
          (submissionId) => credits.apply({ ...application, submissionId }),
          // It lies with the bank. A page without a usable form is a bank that nobody can be sent to.
          ({ html, paymentId }): CreditApplicationAnswer => {
            const bankHost = bankWay.prepare(html)
            submissions.handOver()
            return bankHost === undefined ? { kind: 'unknown' } : { kind: 'redirected', bankHost, paymentId }
          },
        )
      }),
      goToBank: answering(goToBank, () => bankWay.go()),
    },
  })
}
