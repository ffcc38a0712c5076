import { useSelector } from '@xstate/react'
import { balancePaymentView } from '../../../../machines/balance-payment/view'
import { priceChangeView } from '../../../../machines/card-payment/view'
import type { PaymentView } from '../../../../machines/payment/view'
import { stack } from '../../../../styles/rhythm.css'
import type { BalancePaymentActor, PaymentActor } from '../actors'
import { Agreement } from '../agreement'
import { BalancePaper } from './balance-paper'
import { BalanceUnknown } from './balance-unknown'
import { Insufficient } from './insufficient'
import { PayForm } from '../pay-form'
import { payFromBalance } from '../press-pay'
import { PriceChange } from '../price-change'
import { ProblemNote } from '../problem-note'
import { isSame } from '../same-view'

export interface BalanceMethodProps {
  readonly actor: BalancePaymentActor
  readonly payment: PaymentActor
  readonly of: PaymentView
}

/** Paying the whole order from the wallet's balance (BAL-01). */
export function BalanceMethod({ actor, payment, of }: BalanceMethodProps) {
  const view = useSelector(actor, balancePaymentView, isSame)
  const change = useSelector(actor, priceChangeView, isSame)
  const isUnknown = view.balance === undefined && of.balanceIs !== 'asking'
  return (
    <>
      <ProblemNote problem={view.problem} />
      {view.kind === 'accepting' && <PriceChange actor={actor} change={change} />}
      <PayForm
        name="balance-form"
        onPay={() => {
          payFromBalance(actor)
        }}
      >
        <div className={stack} data-field="balance" tabIndex={-1}>
          {isUnknown ? <BalanceUnknown payment={payment} /> : <BalancePaper view={view} />}
          {view.isInsufficient && <Insufficient payment={payment} view={view} methods={of.methods} />}
        </div>
        {/* Nobody is asked to accept what can't be paid. */}
        {!isUnknown && !view.isInsufficient && <Agreement actor={actor} view={view} />}
      </PayForm>
    </>
  )
}
