import { assign, or, sendTo, setup, stateIn } from 'xstate'
import type { CardPaymentOutput, cardPaymentMachine } from '../card-payment/machine'
import type { countdownMachine } from '../countdown/machine'
import type { Instant } from '../entities/instant'
import type { Language } from '../entities/language'
import type { Member, PendingCode } from '../entities/member'
import type { Contact, Order } from '../entities/order'
import { GENERIC_PROBLEM, type Problem, type Refusal, problemOf } from '../entities/problem'
import type { Receipt } from '../entities/receipt'
import { type IdentifyOutput, identifyMachine } from '../identify/machine'
import { type Port, type Source, late, port, source } from '../port'
import type { ReconciliationOutput, reconciliationMachine } from '../reconciliation/machine'
import type { ShopReturnPace, shopReturnMachine } from '../shop-return/machine'
import type { verificationMachine } from '../verification/machine'
import type { VerificationOutput } from '../verification/parts'
import {
  type Entrance,
  type Kept,
  type Screen,
  contactOf,
  deadlineFrom,
  entranceOf,
  isEntrance,
  orderOf,
} from './rules'

export type CheckoutEvent =
  | { type: 'address.asked'; screen: Screen }
  | { type: 'shopper.retried' }
  | { type: 'shopper.toggledDetail' }
  /** How long the login lasts is known, or known better. */
  | { type: 'session.told'; endsAt: Instant }

/** Milliseconds of what the shopper sees pass, in this machine's children. */
export interface CheckoutPace extends ShopReturnPace {
  readonly resendCooldown: number
}

export interface CheckoutInput {
  /** The checkout form token of the address; empty when there is none. */
  readonly token: string
  readonly language: Language
  readonly asked: Screen
  /** What this tab still holds for this very token. */
  readonly kept: Kept | undefined
  readonly pace: CheckoutPace
}

export type StartAnswer =
  | { kind: 'started'; order: Order }
  | { kind: 'paid'; order: Order; receipt: Receipt }
  /** A payment was sent from this tab before, and nobody has said what became of it. The order is unknown where its link is dead. */
  | { kind: 'unsettled'; order: Order | undefined }
  | { kind: 'dead'; refusal: Refusal }
  | { kind: 'refused'; refusal: Refusal }

interface PaymentHeard {
  readonly event: { readonly snapshot: { hasTag(tag: 'paymentInFlight'): boolean } }
}

interface CountdownHeard {
  readonly event: { readonly snapshot: { hasTag(tag: 'formExpired' | 'memberExpired'): boolean } }
}

export type RestoreAnswer =
  { kind: 'restored'; member: Member } | { kind: 'codePending'; pending: PendingCode } | { kind: 'visitor' }

/** Which of its two ends the countdown has come to. */
export interface Ends {
  readonly form: boolean
  readonly member: boolean
}

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
  /** When the login ends. */
  readonly loginEndsAt: Instant | undefined
  readonly receipt: Receipt | undefined
  readonly problem: Problem | undefined
  /** The shopper has sent a payment from this page, and so approved the agreement on it. */
  readonly hasAgreed: boolean
}

/** Asks the provider for the order behind the token. */
export const startOrder: Port<StartAnswer, OrderQuestion> = port('startOrder')

/** Takes up what this tab holds: a login, if the provider says that it is still good, or a code that is on its way. */
export const restoreLogin: Port<RestoreAnswer, undefined> = port('restoreLogin')

/** Leaves an expired checkout: to the shop where the order allows it, else by loading this page anew. */
export const startOver: Port<undefined, { goBackUrl: string | undefined }> = port('startOver')

/** Loads the paying side and adds its machines to this one. */
export const openPayment: Port<undefined, undefined> = port('openPayment')

/** Tells when the member's login ends, each time that somebody has said so. */
export const session: Source<{ type: 'session.told'; endsAt: Instant }> = source()

/** Where whatever could still be paid ends when the time is up. */
export const TIME_UP = { guard: 'isTimeUp', target: '#checkout.journey.expired' } as const

/** Hands a guard the one tag of a paying child that forbids something. */
export function inFlightOf({ event }: PaymentHeard): { isInFlight: boolean } {
  return { isInFlight: event.snapshot.hasTag('paymentInFlight') }
}

/** Hands a guard the ends that the countdown has come to: its tags, and nothing else of it. */
export function endsOf({ event }: CountdownHeard): { ends: Ends } {
  const { snapshot } = event
  return { ends: { form: snapshot.hasTag('formExpired'), member: snapshot.hasTag('memberExpired') } }
}

/** Hands an action the end of the login that was told. */
export function toldEnd({ event }: { readonly event: { readonly endsAt: Instant } }): { endsAt: Instant } {
  return { endsAt: event.endsAt }
}

/** Everything that can say that the order is paid. */
type AnyEnding = CardPaymentOutput | ReconciliationOutput | StartAnswer

/** The words of the root chart: what it hears, knows, asks and decides. The chart itself is in machine.ts. */
export const checkoutParts = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    children: {} as {
      startOrder: 'startOrder'
      openPayment: 'openPayment'
      restoreLogin: 'restoreLogin'
      startOver: 'startOver'
      session: 'session'
      countdown: 'countdown'
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
    restoreLogin,
    startOver,
    session,
    countdown: late<typeof countdownMachine>('countdown'),
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
    isUnsettled: (_, params: { kind: StartAnswer['kind'] }) => params.kind === 'unsettled',
    isPaid: (_, params: { kind: AnyEnding['kind'] }) => params.kind === 'paid',
    isInFlight: (_, params: { isInFlight: boolean }) => params.isInFlight,
    isPaymentInFlight: stateIn({ journey: { paying: 'inFlight' } }),
    hasDeadline: ({ context }) => deadlineFrom(context) !== undefined,
    hasFormExpired: (_, params: { ends: Ends }) => params.ends.form,
    hasMemberExpired: (_, params: { ends: Ends }) => params.ends.member,
    isTimeUp: or([stateIn({ clock: 'formExpired' }), stateIn({ clock: 'memberExpired' })]),
    hasKept: ({ context }) => context.kept !== undefined,
    isCodePending: (_, params: { kind: RestoreAnswer['kind'] }) => params.kind === 'codePending',
    isRestored: (_, params: { kind: RestoreAnswer['kind'] }) => params.kind === 'restored',
    hasMember: ({ context }) => context.member !== undefined,
    hasOrder: ({ context }) => context.order !== undefined,
  },
  actions: {
    keepEntrance: assign((_, params: { screen: Screen }) => ({ entrance: entranceOf(params.screen) })),
    keepOrder: assign((_, { answer }: { answer: StartAnswer }) => ('order' in answer ? { order: answer.order } : {})),
    tellIdentifyOrder: sendTo('identify', ({ context }) => ({
      type: 'order.arrived' as const,
      contact: orderOf(context.order).contact,
      isQuick: orderOf(context.order).isQuickLogin,
    })),
    keepPending: assign((_, { answer }: { answer: IdentifyOutput }) => ({
      pending: answer.pending,
      typed: answer.typed,
    })),
    keepMember: assign((_, { answer }: { answer: VerificationOutput }) => ({ member: answer.member })),
    keepLoginEnd: assign((_, { endsAt }: { endsAt: Instant }) => ({ loginEndsAt: endsAt })),
    tellCountdown: sendTo('countdown', ({ context }) => {
      const deadline = deadlineFrom(context)
      return deadline ? { type: 'clock.set' as const, deadline } : { type: 'clock.reset' as const }
    }),
    keepReceipt: assign((_, params: { answer: CardPaymentOutput | ReconciliationOutput }) =>
      params.answer.kind === 'paid' ? { receipt: params.answer.receipt } : {},
    ),
    keepPaidOrder: assign((_, { answer }: { answer: StartAnswer }) =>
      answer.kind === 'paid' ? { order: answer.order, receipt: answer.receipt } : {},
    ),
    recordRefusal: assign((_, params: { answer: StartAnswer }) => ({
      problem: params.answer.kind === 'refused' ? problemOf(params.answer.refusal) : GENERIC_PROBLEM,
    })),
    recordBreakage: assign({ problem: GENERIC_PROBLEM }),
    keepAgreement: assign({ hasAgreed: true }),
    recordNotCharged: assign({ problem: { text: undefined, key: 'errors.notCharged' } }),
    keepRestoredMember: assign((_, { answer }: { answer: RestoreAnswer }) =>
      answer.kind === 'restored' ? { member: answer.member } : {},
    ),
    keepRestoredCode: assign((_, { answer }: { answer: RestoreAnswer }) =>
      answer.kind === 'codePending' ? { pending: answer.pending, typed: contactOf(answer.pending) } : {},
    ),
    forgetKept: assign({ kept: undefined }),
    forgetProblem: assign({ problem: undefined }),
  },
})
