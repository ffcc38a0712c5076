import type { SnapshotFrom } from 'xstate'
import { type PriceBreakdown, priceBreakdownOf } from '../../entities/price-breakdown'
import type { Money } from '../../entities/money'
import type { Problem } from '../../entities/problem'
import type { balancePaymentMachine } from './machine'
import { type BalanceFault, type Funds, balanceAfter, balanceFaultOf, isInsufficient, isOfOtherCurrency } from './rules'

type Snapshot = SnapshotFrom<typeof balancePaymentMachine>

export interface BalancePaymentView {
  readonly kind: 'choosing' | 'explaining' | 'paying'
  readonly balance: Money | undefined
  readonly price: Money
  /** Undefined if the balance is insufficient. */
  readonly balanceAfter: Money | undefined
  readonly isInsufficient: boolean
  readonly isOfOtherCurrency: boolean
  /** The missing amount; undefined if the balance suffices or is in another currency. */
  readonly shortfall: Money | undefined
  /** The order allows a mixed payment, in which the balance pays a part and a card the rest (MIX-01). */
  readonly canPayPart: boolean
  readonly isAgreed: boolean
  readonly isAgreementMissing: boolean
  /** The connection or the first obstacle; `undefined` when the shopper can pay. */
  readonly missing: BalanceFault | 'connection' | undefined
  readonly problem: Problem | undefined
}

function kindOf(snapshot: Snapshot): BalancePaymentView['kind'] {
  return snapshot.matches('choosing') ? 'choosing' : snapshot.matches('explaining') ? 'explaining' : 'paying'
}

function shortfallOf({ balance, price }: Funds): Money | undefined {
  const isLess = balance?.currency === price.currency && balance.minor < price.minor
  return isLess ? { ...price, minor: price.minor - balance.minor } : undefined
}

export function balancePaymentView(snapshot: Snapshot): BalancePaymentView {
  const { context } = snapshot
  const { balance, price, isAgreed, areFaultsShown, problem, network, terms } = context
  const shortfall = shortfallOf(context)
  return {
    kind: kindOf(snapshot),
    balance,
    price,
    balanceAfter: balanceAfter(context),
    isInsufficient: isInsufficient(context),
    isOfOtherCurrency: isOfOtherCurrency(context),
    shortfall,
    canPayPart: terms.isMixEnabled && shortfall !== undefined && shortfall.minor < price.minor,
    isAgreed,
    isAgreementMissing: areFaultsShown && !isAgreed,
    missing: network === 'offline' ? 'connection' : balanceFaultOf(context),
    problem,
  }
}

export function balanceBreakdown({ context: { price } }: Pick<Snapshot, 'context'>): PriceBreakdown {
  return priceBreakdownOf({ price, total: price, balance: price, bonus: undefined })
}
