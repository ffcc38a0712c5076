import { type Money, formatMoney } from '../../../../../machines/entities/money'
import type { CreditPlan } from '../../../../../machines/entities/shopping-credit'
import { type Words, useWords } from '../../../../words/use-words'
import * as css from './shopping-credit.css'

const isLess = (one: Money, other: Money) => one.minor < other.minor

/** What the bank takes for the credit itself, whatever the term; undefined where nobody says. */
export function feeText(plans: readonly CreditPlan[], { say, language }: Words): string | undefined {
  const fees = plans.flatMap(({ allocationFee }) => (allocationFee ? [allocationFee] : []))
  const [first, ...others] = fees
  if (!first || fees.length < plans.length) return undefined
  const least = others.reduce((one, other) => (isLess(other, one) ? other : one), first)
  const most = others.reduce((one, other) => (isLess(one, other) ? other : one), first)
  if (least.minor === most.minor) return say('credit.plan.fee', { amount: formatMoney(first, language) })
  return say('credit.plan.fees', { min: formatMoney(least, language), max: formatMoney(most, language) })
}

/** What the figures over it are made of, and who has the last word on them. */
export function PlanNotes({ plans }: { readonly plans: readonly CreditPlan[] }) {
  const words = useWords()
  const sentences = [words.say('credit.plan.taxes'), feeText(plans, words), words.say('credit.plan.bank')]
  return <p className={css.fine}>{sentences.filter(Boolean).join(' ')}</p>
}
