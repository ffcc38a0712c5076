import { useSelector } from '@xstate/react'
import { balanceLedger, balancePaymentView } from '../../../machines/balance-payment/view'
import { transferLedger } from '../../../machines/bank-transfer/view'
import { sumView } from '../../../machines/card-payment/view'
import type { Ledger } from '../../../machines/entities/ledger'
import type { Money } from '../../../machines/entities/money'
import { creditLedger } from '../../../machines/shopping-credit/view'
import { useMethod } from '../../checkout/use-method'
import { isSame } from './same-view'

/** What the payment by the method on show is made of. */
export interface Sum extends Ledger {
  readonly installmentNumber: number
  /** What this method has to pay. */
  readonly left: Money
}

type BalanceSnapshot = Parameters<typeof balancePaymentView>[0]

/** A balance that is not enough, or that nobody knows, pays nothing. */
function balanceSum(snapshot: BalanceSnapshot): Sum {
  const ledger = balanceLedger(snapshot)
  const isEnough = balancePaymentView(snapshot).balanceAfter !== undefined
  return {
    ...ledger,
    balanceUsed: isEnough ? ledger.balanceUsed : undefined,
    installmentNumber: 1,
    left: ledger.total,
  }
}

/** One method pays all of it. */
const wholeSum = (ledger: Ledger): Sum => ({ ...ledger, installmentNumber: 1, left: ledger.total })

/** Undefined for the moment in which there is no method on show yet, or none any more. */
export function useSum(): Sum | undefined {
  const ofCard = useSelector(
    useMethod('cardPayment'),
    (snapshot): Sum | undefined => {
      const sum = snapshot && sumView(snapshot)
      return sum && { ...sum, left: sum.cardPart }
    },
    isSame,
  )
  const ofBalance = useSelector(useMethod('balancePayment'), (snapshot) => snapshot && balanceSum(snapshot), isSame)
  const ofTransfer = useSelector(
    useMethod('bankTransfer'),
    (snapshot) => snapshot && wholeSum(transferLedger(snapshot)),
    isSame,
  )
  const ofCredit = useSelector(
    useMethod('shoppingCredit'),
    (snapshot) => snapshot && wholeSum(creditLedger(snapshot)),
    isSame,
  )
  return ofCard ?? ofBalance ?? ofCredit ?? ofTransfer
}
