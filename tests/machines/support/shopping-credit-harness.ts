import type { InputFrom } from 'xstate'
import type { shoppingCreditMachine } from '../../../machines/payment/shopping-credit/machine'
import type { askCreditBanks, askCreditPlans } from '../../../machines/payment/shopping-credit/ports'
import type { AcquirerId } from '../../../machines/payment/shopping-credit/rules'
import {
  bankTilesOf,
  creditBreakdown,
  creditPlansView,
  shoppingCreditView,
} from '../../../machines/payment/shopping-credit/view'
import { ANKA, CREDIT_BANKS } from '../fixtures/credits'
import { hold } from './held-port'
import { run } from './run'
import { MEMBER, ORDER } from '../fixtures/shopper'
import { emptyCreditDraft } from '../../../machines/payment/shopping-credit/draft'

type Machine = typeof shoppingCreditMachine
type Start = Partial<InputFrom<Machine>>

/** Begins with the request for the banks, and the agreement accepted. */
export function begin(machine: Machine, start: Start = {}) {
  const banks = hold<typeof askCreditBanks>()
  const plans = hold<typeof askCreditPlans>()
  const harness = run(machine.provide({ actors: { askCreditBanks: banks.logic, askCreditPlans: plans.logic } }), {
    member: MEMBER,
    level: undefined,
    draft: emptyCreditDraft(ORDER.price),
    isAgreed: true,
    problem: undefined,
    lastRefusal: undefined,
    network: 'online',
    ...start,
  })
  const view = () => shoppingCreditView(harness.snapshot())
  return {
    ...harness,
    banks,
    plans,
    view,
    output: () => harness.snapshot().output,
    form() {
      const shown = view()
      return 'banks' in shown ? shown : undefined
    },
    tiles() {
      const shown = view()
      return 'banks' in shown ? bankTilesOf(shown) : []
    },
    planned: () => creditPlansView(harness.snapshot()),
    breakdown: () => creditBreakdown(harness.snapshot()),
    choose(acquirerId: AcquirerId = ANKA.acquirerId) {
      harness.send({ type: 'shopper.choseBank', acquirerId })
    },
    apply() {
      harness.send({ type: 'shopper.applied' })
    },
  }
}

export async function offered(machine: Machine, start?: Start) {
  const harness = begin(machine, start)
  await harness.banks.answer({ kind: 'known', banks: CREDIT_BANKS })
  return harness
}

/** With a bank chosen, ready to apply. */
export async function chosen(machine: Machine, start?: Start) {
  const harness = await offered(machine, start)
  harness.choose()
  return harness
}
