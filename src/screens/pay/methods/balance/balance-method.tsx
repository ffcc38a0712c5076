import { useSelector } from '@xstate/react'
import { balancePaymentView } from '../../../../../machines/payment/balance/view'
import { stack } from '../../../../../styles/rhythm.css'
import type { BalancePaymentActor } from '../../form/actors'
import { Agreement } from '../../form/agreement'
import { BalancePaper } from './balance-paper'
import { BalanceUnknown } from './balance-unknown'
import { Insufficient } from './insufficient'
import type { FormProps } from '../../form/method'
import { PayForm } from '../../form/pay-form'
import { ProblemNote } from '../../form/problem-note'
import { isSame } from '../../form/same-view'

/** Paying the whole order from the wallet's balance (BAL-01). */
export function BalanceMethod({ actor, payment, of }: FormProps<BalancePaymentActor>) {
  const view = useSelector(actor, balancePaymentView, isSame)
  const isUnknown = view.balance === undefined && of.balanceIs !== 'asking'
  return (
    <>
      <ProblemNote problem={view.problem} />
      <PayForm name="balance-form">
        <div className={stack} data-field="balance" tabIndex={-1}>
          {isUnknown ? <BalanceUnknown payment={payment} /> : <BalancePaper view={view} />}
          {view.isInsufficient && <Insufficient payment={payment} view={view} methods={of.methods} />}
        </div>
        {/* Nobody is asked to accept what can't be paid. */}
        {!isUnknown && !view.isInsufficient && <Agreement view={view} />}
      </PayForm>
    </>
  )
}
