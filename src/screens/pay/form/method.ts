import type { ComponentType, ReactNode } from 'react'
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

type Forms = { readonly [Id in FormId]: NonNullable<SnapshotFrom<PaymentActor>['children'][Id]> }

type Form = Forms[FormId]

/** The price breakdown of a payment by the current method. */
export interface MethodPrice extends PriceBreakdown {
  readonly installmentNumber: number
  readonly left: Money
}

/** The breakdown of a payment by one method alone. */
export const wholePrice = (breakdown: PriceBreakdown): MethodPrice => ({
  ...breakdown,
  installmentNumber: 1,
  left: breakdown.total,
})

/** What the tiles show for choosing between the methods. */
export interface TileFacts extends Omit<PaymentView, 'savedCards'> {
  readonly savedCards: number | 'coming' | undefined
}

interface Tile {
  readonly name: WordKey
  readonly icon: IconSource
  /** The fact worth knowing before the choice; undefined while it loads. */
  readonly fact: (view: TileFacts, words: Words) => ReactNode
}

export interface FormProps<F extends Form> {
  readonly actor: F
  readonly payment: PaymentActor
  readonly of: PaymentView
}

interface Parts<F extends Form> {
  readonly tile: Tile
  readonly Form: ComponentType<FormProps<F>>
  readonly Action: ComponentType<{ readonly actor: F }>
  /** `unknown` if another amount than the order's is due, but not known. */
  readonly breakdownOf: (snapshot: SnapshotFrom<F>) => MethodPrice | 'unknown'
  /** The fields that the last press was refused for, if there are several. */
  readonly refused?: (snapshot: SnapshotFrom<F>) => readonly RefusedField[]
  /** The `data-field` where a refused field is corrected, if it differs from the field's name. */
  readonly handles?: Readonly<Record<string, string>>
  /** Modals over the page. Each loads when it may be needed, and its machine decides whether it is open. */
  readonly Dialogs?: ComponentType
}

export interface PayMethod extends Parts<Form> {
  /** Id of the machine behind its form. */
  readonly id: FormId
}

export interface FormOnShow {
  readonly method: PayMethod
  readonly actor: Form
}

/** The cast is safe: a method's parts only receive the actor of its own form. */
export const payMethod = <Id extends FormId>(id: Id, parts: Parts<Forms[Id]>): PayMethod => ({
  ...(parts as unknown as Parts<Form>),
  id,
})
