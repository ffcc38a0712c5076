import { type CardChoices, submissionOf as cardSubmissionOf } from '../../../machines/payment/card/choices'
import type { CardQuestion } from '../../../machines/payment/card/ports'
import type { Submission } from '../../../machines/payment/attempt/ports'
import type { System } from './system'

export const INTO_BALANCE_CALLS: readonly string[] = ['claimRefund', 'setSettlement']

export const MONEY_CALLS: readonly string[] = ['authorise', ...INTO_BALANCE_CALLS]

const counted = new WeakMap<readonly string[], Map<readonly string[], number>>()

/** How many of these calls are pending. Cached for each list, since the laws query it at every step. */
export function callsIn({ kids }: System, calls: readonly string[]): number {
  const counts = counted.get(calls) ?? new Map<readonly string[], number>()
  counted.set(calls, counts)
  const known = counts.get(kids.questions)
  if (known !== undefined) return known
  const count = kids.questions.filter((src) => calls.includes(src)).length
  counts.set(kids.questions, count)
  return count
}

const alone = new Map<string, readonly string[]>()

/** How many calls of this port are pending. */
export function callIn(system: System, call: string): number {
  const list = alone.get(call) ?? [call]
  alone.set(call, list)
  return callsIn(system, list)
}

export const moneyCallsIn = (system: System) => callsIn(system, MONEY_CALLS)

export const isPreparing = (system: System) => callIn(system, 'prepare') > 0

/** The context of a child of the payment, while it runs. */
function paying<Fact>({ kids }: System, id: string): Fact | undefined {
  const payment = kids.get('payment')
  return payment?.kind === 'machine' ? known<Fact>(payment.system, id) : undefined
}

export const submissionIn = (system: System) => paying<{ submission: Submission }>(system, 'attempt')?.submission

export function known<Fact>({ kids }: System, id: string): Fact | undefined {
  const kid = kids.get(id)
  return kid?.kind === 'machine' ? (kid.system.snapshot.context as Fact) : undefined
}

/** Identifies a submission by method, amount, choice and card. */
const pressOf = ({ method, sum, choice, question }: Submission) =>
  JSON.stringify([method, sum.minor, choice, (question as Partial<CardQuestion>).typed])

/** The submission from the press to its end. A card form may have to wait after the press before it can submit. */
export function pressedIn(system: System): string | undefined {
  const submission = submissionIn(system)
  if (submission) return pressOf(submission)
  const payment = system.kids.get('payment')
  const card = payment?.kind === 'machine' ? payment.system.kids.get('cardPayment') : undefined
  if (card?.kind !== 'machine' || !card.system.snapshot.matches({ open: { form: 'awaitingInstallments' } }))
    return undefined
  return pressOf(cardSubmissionOf(card.system.snapshot.context as CardChoices))
}

/** The member's KYC level, as far as the payment has loaded it. */
export const levelOf = (system: System) => known<{ level?: number }>(system, 'payment')?.level
