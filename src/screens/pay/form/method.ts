import type { ComponentType } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { RefusedField } from '../../../../machines/entities/refused-fields'
import type { Money } from '../../../../machines/entities/money'
import type { PriceBreakdown } from '../../../../machines/entities/price-breakdown'
import type { FormId } from '../../../../machines/payment/rules'
import type { PaymentView } from '../../../../machines/payment/view'
import type { IconSource } from '../../../components/icon/icons'
import type { WordKey } from '../../../words/word-key'
import type { Words } from '../../../words/use-words'
import type { PaymentActor } from './actors'

/** The properties of what has none, which are the same each time. */
export const NOTHING = {}

/** The actor of each form. */
type Forms = { readonly [Id in FormId]: NonNullable<SnapshotFrom<PaymentActor>['children'][Id]> }

type Form = Forms[FormId]

/** What the payment by the method on show is made of. */
export interface MethodPrice extends PriceBreakdown {
  readonly installmentNumber: number
  /** What this method has to pay. */
  readonly left: Money
}

/** One method pays all of it. */
export const wholePrice = (breakdown: PriceBreakdown): MethodPrice => ({
  ...breakdown,
  installmentNumber: 1,
  left: breakdown.total,
})

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

export interface FormProps<F extends Form> {
  readonly actor: F
  readonly payment: PaymentActor
  readonly of: PaymentView
}

interface Parts<F extends Form> {
  readonly tile: Tile
  readonly Form: ComponentType<FormProps<F>>
  /** The button in the payment bar. */
  readonly Action: ComponentType<{ readonly actor: F }>
  /** `untold` where another amount than the order's is waited for, and is not known. */
  readonly sumOf: (snapshot: SnapshotFrom<F>) => MethodPrice | 'untold'
  /** What its last press was refused for, where that is more than one thing. */
  readonly refused?: (snapshot: SnapshotFrom<F>) => readonly RefusedField[]
  /** Where such a thing is put right, where that is not its own field. */
  readonly handles?: Readonly<Record<string, string>>
  /** What can lie over the page; each comes when it is near, and knows itself whether it is open. */
  readonly Dialogs?: ComponentType
}

/** A way to pay, as the screens know it. */
export interface PayMethod extends Parts<Form> {
  /** Of the chart behind its form. */
  readonly id: FormId
}

/** The method on show, and the actor of its form. */
export interface FormOnShow {
  readonly method: PayMethod
  readonly actor: Form
}

/** A method's parts are only ever handed the actor of its own form. */
export const payMethod = <Id extends FormId>(id: Id, parts: Parts<Forms[Id]>): PayMethod => ({
  ...(parts as unknown as Parts<Form>),
  id,
})
