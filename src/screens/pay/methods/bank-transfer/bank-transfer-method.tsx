import { useSelector } from '@xstate/react'
import { bankTransferView } from '../../../../../machines/payment/bank-transfer/view'
import type { BankTransferActor } from '../../form/actors'
import { Agreement } from '../../form/agreement'
import { PayForm } from '../../form/pay-form'
import { ProblemNote } from '../../form/problem-note'
import { isSame } from '../../form/same-view'
import { TransferChoice } from './transfer-choice'
import { TransferDetails } from './transfer-details'
import { useLoginOver } from './use-login-over'

export interface TransferMethodProps {
  readonly actor: BankTransferActor
}

/** Paying by a transfer that the shopper makes at their bank: first the choice of one, then what it takes (BANK-01). */
export function BankTransferMethod({ actor }: TransferMethodProps) {
  const view = useSelector(actor, bankTransferView, isSame)
  // The note of the ended login says what the refused call would say, and has the way on.
  const isLoginOver = useLoginOver() && view.transfer !== undefined
  return (
    <>
      <ProblemNote problem={isLoginOver ? undefined : view.problem} />
      {view.transfer ? (
        <TransferDetails actor={actor} view={view} />
      ) : (
        <PayForm name="bank-transfer-form">
          <TransferChoice actor={actor} view={view} />
          <Agreement view={view} of="transfer" />
        </PayForm>
      )}
    </>
  )
}
