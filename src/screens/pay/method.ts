import type { ComponentType } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { balancePaymentMachine } from '../../../machines/balance-payment/machine'
import type { bankTransferMachine } from '../../../machines/bank-transfer/machine'
import type { cardPaymentMachine } from '../../../machines/card-payment/machine'
import type { Ledger } from '../../../machines/entities/ledger'
import type { Money } from '../../../machines/entities/money'
import type { FormId } from '../../../machines/payment/parts'
import type { PaymentView } from '../../../machines/payment/view'
import type { shoppingCreditMachine } from '../../../machines/shopping-credit/machine'
import type { IconSource } from '../../components/icon/icons'
import type { WordKey } from '../../words/table'
import type { Words } from '../../words/use-words'
import type { PaymentActor } from './actors'

/** The chart behind each form. */
interface Machines {
  readonly cardPayment: typeof cardPaymentMachine
  readonly balancePayment: typeof balancePaymentMachine
  readonly shoppingCredit: typeof shoppingCreditMachine
  readonly bankTransfer: typeof bankTransferMachine
}

type Machine = Machines[FormId]

/** What the payment by the method on show is made of. */
export interface Sum extends Ledger {
  readonly installmentNumber: number
  /** What this method has to pay. */
  readonly left: Money
}

/** One method pays all of it. */
export const wholeSum = (ledger: Ledger): Sum => ({ ...ledger, installmentNumber: 1, left: ledger.total })

/** What is known for choosing between the methods. */
export interface TileFacts extends Omit<PaymentView, 'savedCards'> {
  readonly savedCards: number | 'coming' | undefined
}

interface Tile {
  readonly name: WordKey
  readonly icon: IconSource
  /** What there is to know before it is chosen; undefined while that is on its way. */
  readonly fact: (view: TileFacts, words: Words) => string | undefined
}

export interface FormProps<M extends Machine> {
  readonly actor: ActorRefFrom<M>
  readonly payment: PaymentActor
  readonly of: PaymentView
}

interface Parts<M extends Machine> {
  readonly tile: Tile
  readonly Form: ComponentType<FormProps<M>>
  /** The button in the payment bar. */
  readonly Action: ComponentType<{ readonly actor: ActorRefFrom<M> }>
  readonly sumOf: (snapshot: SnapshotFrom<M>) => Sum
  /** What can lie over the page; each comes when it is near, and knows itself whether it is open. */
  readonly Over?: ComponentType
}

/** A way to pay, as the screens know it. */
export interface PayMethod extends Parts<Machine> {
  /** Of the chart behind its form. */
  readonly id: FormId
}

/** A method's parts are only ever handed the actor of its own form. */
export const payMethod = <Id extends FormId>(id: Id, parts: Parts<Machines[Id]>): PayMethod => ({
  ...(parts as unknown as Parts<Machine>),
  id,
})
