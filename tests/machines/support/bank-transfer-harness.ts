import type { InputFrom } from 'xstate'
import type { bankTransferMachine } from '../../../machines/payment/bank-transfer/machine'
import type { abandonTransfer, notifyTransfer } from '../../../machines/payment/bank-transfer/ports'
import { bankTransferView } from '../../../machines/payment/bank-transfer/view'
import { AKBANK, TRANSFER, TRANSFER_TERMS } from '../fixtures/bank-accounts'
import { hold } from './held-port'
import { TIMINGS } from '../fixtures/timings'
import { run } from './run'
import { MEMBER, ORDER } from '../fixtures/shopper'
import { NO_BANK_CHOSEN } from '../../../machines/payment/bank-transfer/draft'

type Machine = typeof bankTransferMachine
type Start = Partial<InputFrom<Machine>>

/** Begins at the order's banks, by default with the agreement accepted. */
export function begin(machine: Machine, start: Start = {}) {
  const notified = hold<typeof notifyTransfer>()
  const forgotten = hold<typeof abandonTransfer>()
  const actors = { notifyTransfer: notified.logic, abandonTransfer: forgotten.logic }
  const harness = run(machine.provide({ actors }), {
    ...TRANSFER_TERMS,
    member: MEMBER,
    price: ORDER.price,
    draft: NO_BANK_CHOSEN,
    transfer: undefined,
    isAgreed: true,
    problem: undefined,
    network: 'online',
    slowAfter: TIMINGS.slowAfter,
    ...start,
  })
  return {
    ...harness,
    notified,
    forgotten,
    output: () => harness.snapshot().output,
    view: () => bankTransferView(harness.snapshot()),
    choose(bankId = AKBANK.bankId) {
      harness.send({ type: 'shopper.choseBank', bankId })
    },
    pay() {
      harness.send({ type: 'shopper.paid' })
    },
    isLockedIn: () => harness.snapshot().hasTag('lockedIn'),
    tell: (type: 'tookDetails' | 'askedOtherMethod' | 'closed' | 'askedToLeave' | 'left') => {
      harness.send({ type: `shopper.${type}` })
    },
  }
}

export const withCode = (machine: Machine, start: Start = {}) => begin(machine, { transfer: TRANSFER, ...start })
