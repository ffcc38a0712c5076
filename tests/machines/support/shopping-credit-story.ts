import type { InputFrom } from 'xstate'
import type { goToBank } from '../../../machines/card-payment/ports'
import { checkOrder } from '../../../machines/order-check/ports'
import { type CountlyData, emptyCreditDraft } from '../../../machines/shopping-credit/draft'
import type { shoppingCreditMachine } from '../../../machines/shopping-credit/machine'
import type {
  applyForCredit,
  askCreditBanks,
  askCreditPlans,
  validateCredit,
} from '../../../machines/shopping-credit/ports'
import type { AcquirerId } from '../../../machines/shopping-credit/rules'
import {
  bankTilesOf,
  creditLedger,
  creditPlansView,
  creditRedirectView,
  shoppingCreditView,
} from '../../../machines/shopping-credit/view'
import { answeredAtOnce } from './answered-at-once'
import { ANKA, CREDIT_BANKS, CREDIT_PACE } from './credits'
import { hold } from './held-port'
import { run } from './run'
import { MEMBER, ORDER } from './shopper'

type Machine = typeof shoppingCreditMachine

interface Start extends Partial<InputFrom<Machine>> {
  /** The story is about the last look before the money: the order answers when it is told to. */
  readonly isCheckHeld?: boolean
}

/** From the question for the banks on; the agreement was read. */
export function begin(machine: Machine, { isCheckHeld = false, ...start }: Start = {}) {
  const banks = hold<typeof askCreditBanks>()
  const plans = hold<typeof askCreditPlans>()
  const check = hold<typeof checkOrder>()
  const validation = hold<typeof validateCredit>()
  const application = hold<typeof applyForCredit>()
  const bank = hold<typeof goToBank>()
  const actors = {
    ...{ askCreditBanks: banks.logic, askCreditPlans: plans.logic, validateCredit: validation.logic },
    ...{ applyForCredit: application.logic, goToBank: bank.logic },
    checkOrder: isCheckHeld ? check.logic : answeredAtOnce(checkOrder, { kind: 'ready' }),
  }
  const counted: (CountlyData | undefined)[] = []
  const actions = {
    tellApplied: (_: unknown, { countlyData }: { countlyData: CountlyData | undefined }) =>
      void counted.push(countlyData),
  }
  const story = run(machine.provide({ actors, actions }), {
    ...{ member: MEMBER, level: undefined, draft: emptyCreditDraft(ORDER.price), isAgreed: true, problem: undefined },
    ...{ network: 'online', pace: CREDIT_PACE },
    ...start,
  })
  const view = () => shoppingCreditView(story.snapshot())
  return {
    ...story,
    ...{ banks, plans, check, validation, application, bank, counted, view },
    /** What the form shows; nothing before there is one. */
    form() {
      const shown = view()
      return 'banks' in shown ? shown : undefined
    },
    tiles() {
      const shown = view()
      return 'banks' in shown ? bankTilesOf(shown) : []
    },
    planned: () => creditPlansView(story.snapshot()),
    redirect: () => creditRedirectView(story.snapshot()),
    ledger: () => creditLedger(story.snapshot()),
    isInFlight: () => story.snapshot().hasTag('paymentInFlight'),
    choose(acquirerId: AcquirerId = ANKA.acquirerId) {
      story.send({ type: 'shopper.choseBank', acquirerId })
    },
    apply() {
      story.send({ type: 'shopper.applied' })
    },
    validate: () => validation.answer({ kind: 'validated', creditId: '55' }),
  }
}

/** With the banks on show. */
export async function offered(machine: Machine, start?: Start) {
  const story = begin(machine, start)
  await story.banks.answer({ kind: 'known', banks: CREDIT_BANKS })
  return story
}

/** With a bank that would lend, as good as applied to. */
export async function chosen(machine: Machine, start?: Start) {
  const story = await offered(machine, start)
  story.choose()
  return story
}

/** With the application on its way. */
export async function applied(machine: Machine, start?: Start) {
  const story = await chosen(machine, start)
  story.apply()
  await story.validate()
  return story
}
