import type { InputFrom } from 'xstate'
import type { bankTransferMachine } from '../../../machines/bank-transfer/machine'
import type { forgetTransfer, notifyTransfer, startTransfer } from '../../../machines/bank-transfer/ports'
import { bankTransferView } from '../../../machines/bank-transfer/view'
import type { BankAccount } from '../../../machines/entities/bank-transfer'
import { checkOrder } from '../../../machines/order-check/ports'
import { answeredAtOnce } from './answered-at-once'
import { AKBANK, TRANSFER, TRANSFER_TERMS } from './bank-accounts'
import { hold } from './held-port'
import { PACE } from './pace'
import { run } from './run'
import { MEMBER, ORDER } from './shopper'

type Machine = typeof bankTransferMachine

interface Start extends Partial<InputFrom<Machine>> {
  /** The story is about what comes before the code: the order answers when it is told to. */
  readonly isCheckHeld?: boolean
}

/** Before the banks of an order whose agreement was accepted, unless it is told otherwise. */
export function begin(machine: Machine, { isCheckHeld = false, ...start }: Start = {}) {
  const check = hold<typeof checkOrder>()
  const started = hold<typeof startTransfer>()
  const notified = hold<typeof notifyTransfer>()
  const forgotten = hold<typeof forgetTransfer>()
  const actors = {
    checkOrder: isCheckHeld ? check.logic : answeredAtOnce(checkOrder, { kind: 'ready' }),
    startTransfer: started.logic,
    notifyTransfer: notified.logic,
    forgetTransfer: forgotten.logic,
  }
  const banksTold: (readonly BankAccount['bankId'][])[] = []
  const actions = {
    tellBanksOpened: (_: unknown, told: { clickedBanks: readonly BankAccount['bankId'][] }) =>
      void banksTold.push(told.clickedBanks),
  }
  const story = run(machine.provide({ actors, actions }), {
    ...{ ...TRANSFER_TERMS, member: MEMBER, price: ORDER.price, resumed: undefined },
    ...{ isAgreed: true, problem: undefined, network: 'online', pace: PACE },
    ...start,
  })
  const choose = (bankId = AKBANK.bankId) => {
    story.send({ type: 'shopper.choseBank', bankId })
  }
  const pay = () => {
    story.send({ type: 'shopper.paid' })
  }
  return {
    ...story,
    ...{ check, started, notified, forgotten, banksTold, choose, pay },
    view: () => bankTransferView(story.snapshot()),
    /** A code is being made, or there is one. */
    isStarted: () => ['paymentInFlight', 'lockedIn'].some((tag) => story.snapshot().hasTag(tag as 'lockedIn')),
    tell: (type: 'tookDetails' | 'askedAnotherWay' | 'closed' | 'askedToLeave' | 'stayed' | 'left') => {
      story.send({ type: `shopper.${type}` })
    },
    /** As far as the code. */
    async haveCode(transfer = TRANSFER) {
      choose(transfer.bankId)
      pay()
      await started.answer({ kind: 'started', transfer })
    },
  }
}
