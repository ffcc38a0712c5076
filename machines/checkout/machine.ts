import { assign, sendTo, setup, stateIn } from 'xstate'
import type { CardPaymentOutput, cardPaymentMachine } from '../card-payment/machine'
import { NO_CARD } from '../entities/card'
import type { Language } from '../entities/language'
import type { Member, PendingCode } from '../entities/member'
import type { Contact, Order } from '../entities/order'
import { GENERIC_PROBLEM, type Problem, type Refusal, problemOf } from '../entities/problem'
import type { Receipt } from '../entities/receipt'
import { identifyMachine } from '../identify/machine'
import { type Port, late, port } from '../port'
import type { verificationMachine } from '../verification/machine'
import { type Entrance, type Screen, entranceOf, isEntrance, memberOf, orderOf, pendingOf } from './rules'

export type CheckoutEvent =
  | { type: 'address.asked'; screen: Screen }
  | { type: 'shopper.retried' }
  | { type: 'shopper.askedAgain' }
  | { type: 'shopper.wentToShop' }
  | { type: 'shopper.toggledDetail' }

export interface CheckoutInput {
  /** The checkout form token of the address; empty when there is none. */
  readonly token: string
  readonly language: Language
  readonly asked: Screen
  readonly pace: CheckoutPace
}

/** Milliseconds of what the shopper sees pass. */
export interface CheckoutPace {
  readonly redirectPause: number
  readonly returnPatience: number
}

export type StartAnswer =
  { kind: 'started'; order: Order } | { kind: 'dead'; refusal: Refusal } | { kind: 'refused'; refusal: Refusal }

export type OutcomeAnswer = { kind: 'paid'; receipt: Receipt } | { kind: 'notCharged' } | { kind: 'unknown' }

export interface OrderQuestion {
  readonly token: string
  readonly language: Language
}

export interface PostQuestion {
  readonly token: string
  readonly url: string
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

/** Asks what became of a payment whose answer was lost. Needs the order's price for the receipt. */
export const askOutcome: Port<OutcomeAnswer, OrderQuestion & { order: Order }> = port('askOutcome')

/** Leaves for the merchant's callback with the token. Resolves once the form was posted; the page then goes away. */
export const postToken: Port<undefined, PostQuestion> = port('postToken')

/**
 * The whole checkout. A screen is what a state of `journey` looks like and an address is what it is called. There is no
 * arrow from an identified shopper back to the form (a code is asked for once), none out of a running payment but its own
 * ending, and none from `result` or `outcomeUnknown` to anything that can be paid with: Back, Forward and typed
 * addresses only ever ask, by `address.asked`.
 */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    children: {} as {
      startOrder: 'startOrder'
      openPayment: 'openPayment'
      askOutcome: 'askOutcome'
      postToken: 'postToken'
      identify: 'identify'
      verification: 'verification'
      cardPayment: 'cardPayment'
    },
  },
  actors: {
    startOrder,
    openPayment,
    askOutcome,
    postToken,
    identify: identifyMachine,
    verification: late<typeof verificationMachine>('verification'),
    cardPayment: late<typeof cardPaymentMachine>('cardPayment'),
  },
  delays: {
    redirectPause: ({ context }) => context.pace.redirectPause,
    returnPatience: ({ context }) => context.pace.returnPatience,
  },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    isEntranceAsked: (_, params: { screen: Screen }) => isEntrance(params.screen),
    isStarted: (_, params: { kind: StartAnswer['kind'] }) => params.kind === 'started',
    isDead: (_, params: { kind: StartAnswer['kind'] }) => params.kind === 'dead',
    isPaid: (_, params: { kind: CardPaymentOutput['kind'] | OutcomeAnswer['kind'] }) => params.kind === 'paid',
    isNotCharged: (_, params: { kind: OutcomeAnswer['kind'] }) => params.kind === 'notCharged',
    isInFlight: (_, params: { isInFlight: boolean }) => params.isInFlight,
    isPaymentInFlight: stateIn({ journey: { paying: 'inFlight' } }),
    hasMember: ({ context }) => context.member !== undefined,
    hasCallback: ({ context }) => context.receipt?.callbackUrl !== undefined,
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
    keepPending: assign((_, params: { pending: PendingCode; typed: Contact }) => params),
    keepMember: assign((_, params: { member: Member }) => params),
    keepReceipt: assign((_, params: { answer: CardPaymentOutput | OutcomeAnswer }) =>
      params.answer.kind === 'paid' ? { receipt: params.answer.receipt } : {},
    ),
    recordProblem: assign((_, params: { problem: Problem }) => params),
    forgetProblem: assign({ problem: undefined }),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    ...input,
    entrance: entranceOf(input.asked),
    typed: { email: '', gsmNumber: '' },
    order: undefined,
    pending: undefined,
    member: undefined,
    receipt: undefined,
    problem: undefined,
  }),
  type: 'parallel',
  states: {
    journey: {
      initial: 'entering',
      states: {
        entering: { always: [{ guard: 'hasToken', target: 'arriving' }, { target: 'closed' }] },
        arriving: {
          initial: 'starting',
          invoke: {
            id: 'identify',
            src: 'identify',
            input: ({ context }) => ({ typed: context.typed }),
            onDone: {
              target: 'verifying',
              actions: {
                type: 'keepPending',
                params: ({ event }) => ({ pending: event.output.pending, typed: event.output.typed }),
              },
            },
            onError: {
              target: 'arrivalFailed',
              actions: { type: 'recordProblem', params: { problem: GENERIC_PROBLEM } },
            },
          },
          on: {
            'address.asked': {
              guard: { type: 'isEntranceAsked', params: ({ event }) => ({ screen: event.screen }) },
              actions: { type: 'keepEntrance', params: ({ event }) => ({ screen: event.screen }) },
            },
          },
          states: {
            starting: {
              invoke: {
                id: 'startOrder',
                src: 'startOrder',
                input: ({ context }) => ({ token: context.token, language: context.language }),
                onDone: [
                  {
                    guard: { type: 'isStarted', params: ({ event }) => ({ kind: event.output.kind }) },
                    target: 'identifying',
                    actions: { type: 'keepOrder', params: ({ event }) => ({ answer: event.output }) },
                  },
                  {
                    guard: { type: 'isDead', params: ({ event }) => ({ kind: event.output.kind }) },
                    target: '#checkout.journey.closed',
                  },
                  {
                    target: 'startFailed',
                    actions: {
                      type: 'recordProblem',
                      params: ({ event }) => ({
                        problem: event.output.kind === 'refused' ? problemOf(event.output.refusal) : GENERIC_PROBLEM,
                      }),
                    },
                  },
                ],
                onError: {
                  target: 'startFailed',
                  actions: { type: 'recordProblem', params: { problem: GENERIC_PROBLEM } },
                },
              },
            },
            identifying: { entry: { type: 'tellIdentifyOrder' } },
            startFailed: {
              on: { 'shopper.retried': { target: 'starting', actions: { type: 'forgetProblem' } } },
            },
          },
        },
        arrivalFailed: {
          on: { 'shopper.retried': { target: 'arriving', actions: { type: 'forgetProblem' } } },
        },
        closed: {},
        verifying: {
          invoke: {
            id: 'verification',
            src: 'verification',
            input: ({ context }) => ({ pending: pendingOf(context.pending) }),
            onDone: {
              target: 'opening',
              actions: { type: 'keepMember', params: ({ event }) => ({ member: event.output.member }) },
            },
            onError: { target: 'arriving.identifying' },
          },
          on: {
            'address.asked': {
              guard: { type: 'isEntranceAsked', params: ({ event }) => ({ screen: event.screen }) },
              target: 'arriving.identifying',
              actions: { type: 'keepEntrance', params: ({ event }) => ({ screen: event.screen }) },
            },
          },
        },
        opening: {
          invoke: { id: 'openPayment', src: 'openPayment', onDone: 'paying', onError: 'openingFailed' },
        },
        openingFailed: { on: { 'shopper.retried': 'opening' } },
        paying: {
          initial: 'choosing',
          invoke: {
            id: 'cardPayment',
            src: 'cardPayment',
            input: ({ context }) => ({
              member: memberOf(context.member),
              price: orderOf(context.order).price,
              card: NO_CARD,
              isAgreed: orderOf(context.order).isAgreementCheckedByDefault,
              problem: context.problem,
            }),
            onSnapshot: [
              {
                guard: {
                  type: 'isInFlight',
                  params: ({ event }) => ({ isInFlight: event.snapshot.hasTag('paymentInFlight') }),
                },
                target: '.inFlight',
              },
              { target: '.choosing' },
            ],
            onDone: [
              {
                guard: { type: 'isPaid', params: ({ event }) => ({ kind: event.output.kind }) },
                target: 'result',
                actions: { type: 'keepReceipt', params: ({ event }) => ({ answer: event.output }) },
              },
              { target: 'reconciling' },
            ],
            onError: [{ guard: 'isPaymentInFlight', target: 'reconciling' }, { target: 'openingFailed' }],
          },
          states: { choosing: {}, inFlight: {} },
        },
        reconciling: {
          invoke: {
            id: 'askOutcome',
            src: 'askOutcome',
            input: ({ context }) => ({
              token: context.token,
              language: context.language,
              order: orderOf(context.order),
            }),
            onDone: [
              {
                guard: { type: 'isPaid', params: ({ event }) => ({ kind: event.output.kind }) },
                target: 'result',
                actions: { type: 'keepReceipt', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'isNotCharged', params: ({ event }) => ({ kind: event.output.kind }) },
                target: 'paying',
                actions: {
                  type: 'recordProblem',
                  params: { problem: { text: undefined, key: 'errors.notCharged' } },
                },
              },
              { target: 'outcomeUnknown' },
            ],
            onError: { target: 'outcomeUnknown' },
          },
        },
        outcomeUnknown: { on: { 'shopper.askedAgain': 'reconciling' } },
        result: {
          initial: 'pausing',
          states: {
            pausing: {
              after: { redirectPause: [{ guard: 'hasCallback', target: 'returning' }, { target: 'stranded' }] },
              on: { 'shopper.wentToShop': { guard: 'hasCallback', target: 'returning' } },
            },
            returning: {
              invoke: {
                id: 'postToken',
                src: 'postToken',
                input: ({ context }) => ({ token: context.token, url: context.receipt?.callbackUrl ?? '' }),
                onDone: 'leaving',
                onError: 'stranded',
              },
            },
            // The form is on its way and the page should be gone; if it is still here, the shopper needs another way.
            leaving: {
              after: { returnPatience: 'stranded' },
              on: { 'shopper.wentToShop': 'returning' },
            },
            stranded: { on: { 'shopper.wentToShop': { guard: 'hasCallback', target: 'returning' } } },
          },
        },
      },
    },
    detail: {
      initial: 'closed',
      states: {
        closed: { on: { 'shopper.toggledDetail': { guard: 'hasMember', target: 'open' } } },
        open: { on: { 'shopper.toggledDetail': 'closed' } },
      },
    },
  },
})
