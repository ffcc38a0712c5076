import { useSelector } from '@xstate/react'
import { balanceLedger, balancePaymentView } from '../../../machines/balance-payment/view'
import { bankTransferView } from '../../../machines/bank-transfer/view'
import { sumView } from '../../../machines/card-payment/view'
import { type Ledger, ledgerOf } from '../../../machines/entities/ledger'
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

/** All of the price, or what the code is for. */
function transferSum(snapshot: Parameters<typeof bankTransferView>[0]): Sum {
  const { price, transfer } = bankTransferView(snapshot)
  const left = transfer?.amount ?? price
  const ledger = ledgerOf({ price: left, total: left, balance: undefined, bonus: undefined })
  return { ...ledger, installmentNumber: 1, left }
}

function creditSum(snapshot: Parameters<typeof creditLedger>[0]): Sum {
  const ledger = creditLedger(snapshot)
  return { ...ledger, installmentNumber: 1, left: ledger.total }
}

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
  const ofTransfer = useSelector(useMethod('bankTransfer'), (snapshot) => snapshot && transferSum(snapshot), isSame)
  const ofCredit = useSelector(useMethod('shoppingCredit'), (snapshot) => snapshot && creditSum(snapshot), isSame)
  return ofCard ?? ofBalance ?? ofCredit ?? ofTransfer
}
