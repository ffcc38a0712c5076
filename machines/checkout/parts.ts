import { assign, sendTo, setup, stateIn } from 'xstate'
import type { CardPaymentOutput, cardPaymentMachine } from '../card-payment/machine'
import type { Language } from '../entities/language'
import type { Member, PendingCode } from '../entities/member'
import type { Contact, Order } from '../entities/order'
import { GENERIC_PROBLEM, type Problem, type Refusal, problemOf } from '../entities/problem'
import type { Receipt } from '../entities/receipt'
import { type IdentifyOutput, identifyMachine } from '../identify/machine'
import { type Port, late, port } from '../port'
import type { ReconciliationOutput, reconciliationMachine } from '../reconciliation/machine'
import type { ShopReturnPace, shopReturnMachine } from '../shop-return/machine'
import type { VerificationOutput, verificationMachine } from '../verification/machine'
import { type Entrance, type Screen, entranceOf, isEntrance, orderOf } from './rules'

export type CheckoutEvent =
  { type: 'address.asked'; screen: Screen } | { type: 'shopper.retried' } | { type: 'shopper.toggledDetail' }

export interface CheckoutInput {
  /** The checkout form token of the address; empty when there is none. */
  readonly token: string
  readonly language: Language
  readonly asked: Screen
  readonly pace: ShopReturnPace
}

export type StartAnswer =
  { kind: 'started'; order: Order } | { kind: 'dead'; refusal: Refusal } | { kind: 'refused'; refusal: Refusal }

export interface OrderQuestion {
  readonly token: string
  readonly language: Language
}

interface CheckoutContext extends CheckoutInput {
  readonly entrance: Entrance
  readonly typed: Contact
  readonly order: Order | undefined
  readonly pending: PendingCode | undefined
  readonly member: Member | undefined
  readonly receipt: Receipt | undefined
  readonly problem: Problem | undefined
}

/** Asks the provider for the order behind the token. */
export const startOrder: Port<StartAnswer, OrderQuestion> = port('startOrder')

/** Loads the paying side and adds its machines to this one. */
export const openPayment: Port<undefined, undefined> = port('openPayment')

/** The words of the root chart: what it hears, knows, asks and decides. The chart itself is in machine.ts. */
export const checkoutParts = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    children: {} as {
      startOrder: 'startOrder'
      openPayment: 'openPayment'
      identify: 'identify'
      verification: 'verification'
      cardPayment: 'cardPayment'
      reconciliation: 'reconciliation'
      shopReturn: 'shopReturn'
    },
  },
  actors: {
    startOrder,
    openPayment,
    identify: identifyMachine,
    verification: late<typeof verificationMachine>('verification'),
    cardPayment: late<typeof cardPaymentMachine>('cardPayment'),
    reconciliation: late<typeof reconciliationMachine>('reconciliation'),
    shopReturn: late<typeof shopReturnMachine>('shopReturn'),
  },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    isEntranceAsked: (_, params: { screen: Screen }) => isEntrance(params.screen),
    isStarted: (_, params: { kind: StartAnswer['kind'] }) => params.kind === 'started',
    isDead: (_, params: { kind: StartAnswer['kind'] }) => params.kind === 'dead',
    isPaid: (_, params: { kind: CardPaymentOutput['kind'] | ReconciliationOutput['kind'] }) => params.kind === 'paid',
    isInFlight: (_, params: { isInFlight: boolean }) => params.isInFlight,
    isPaymentInFlight: stateIn({ journey: { paying: 'inFlight' } }),
    hasMember: ({ context }) => context.member !== undefined,
  },
  actions: {
    keepEntrance: assign((_, params: { screen: Screen }) => ({ entrance: entranceOf(params.screen) })),
    keepOrder: assign((_, params: { answer: StartAnswer }) =>
      params.answer.kind === 'started' ? { order: params.answer.order } : {},
    ),
    tellIdentifyOrder: sendTo('identify', ({ context }) => ({
      type: 'order.arrived' as const,
      contact: orderOf(context.order).contact,
    })),
    keepPending: assign((_, { answer }: { answer: IdentifyOutput }) => ({
      pending: answer.pending,
      typed: answer.typed,
    })),
    keepMember: assign((_, { answer }: { answer: VerificationOutput }) => ({ member: answer.member })),
    keepReceipt: assign((_, params: { answer: CardPaymentOutput | ReconciliationOutput }) =>
      params.answer.kind === 'paid' ? { receipt: params.answer.receipt } : {},
    ),
    recordRefusal: assign((_, params: { answer: StartAnswer }) => ({
      problem: params.answer.kind === 'refused' ? problemOf(params.answer.refusal) : GENERIC_PROBLEM,
    })),
    recordBreakage: assign({ problem: GENERIC_PROBLEM }),
    recordNotCharged: assign({ problem: { text: undefined, key: 'errors.notCharged' } }),
    forgetProblem: assign({ problem: undefined }),
  },
})
