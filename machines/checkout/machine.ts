import { ofKind, theAnswer } from '../answer'
import { NO_CARD } from '../entities/card'
import { checkoutParts } from './parts'
import { entranceOf, memberOf, orderOf, pendingOf, receiptOf, screenAskedFor } from './rules'

/**
 * The whole checkout. A screen is what a state of `journey` looks like and an address is what it is called. There is no
 * arrow from an identified shopper back to the form (a code is asked for once), none out of a running payment but its own
 * ending, and none from `result` to anything that can be paid with: Back, Forward and typed
 * addresses only ever ask, by `address.asked`.
 */
export const checkoutMachine = checkoutParts.createMachine({
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
            onDone: { target: 'verifying', actions: { type: 'keepPending', params: theAnswer } },
            onError: { target: 'arrivalFailed', actions: 'recordBreakage' },
          },
          on: {
            'address.asked': {
              guard: { type: 'isEntranceAsked', params: screenAskedFor },
              actions: { type: 'keepEntrance', params: screenAskedFor },
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
                    guard: { type: 'isStarted', params: ofKind },
                    target: 'identifying',
                    actions: { type: 'keepOrder', params: theAnswer },
                  },
                  { guard: { type: 'isDead', params: ofKind }, target: '#checkout.journey.closed' },
                  { target: 'startFailed', actions: { type: 'recordRefusal', params: theAnswer } },
                ],
                onError: { target: 'startFailed', actions: 'recordBreakage' },
              },
            },
            identifying: { entry: 'tellIdentifyOrder' },
            startFailed: {
              on: { 'shopper.retried': { target: 'starting', actions: 'forgetProblem' } },
            },
          },
        },
        arrivalFailed: {
          on: { 'shopper.retried': { target: 'arriving', actions: 'forgetProblem' } },
        },
        closed: {},
        verifying: {
          invoke: {
            id: 'verification',
            src: 'verification',
            input: ({ context }) => ({ pending: pendingOf(context.pending) }),
            onDone: { target: 'opening', actions: { type: 'keepMember', params: theAnswer } },
            onError: { target: 'arriving.identifying' },
          },
          on: {
            'address.asked': {
              guard: { type: 'isEntranceAsked', params: screenAskedFor },
              target: 'arriving.identifying',
              actions: { type: 'keepEntrance', params: screenAskedFor },
            },
          },
        },
        opening: { invoke: { id: 'openPayment', src: 'openPayment', onDone: 'paying', onError: 'openingFailed' } },
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
                guard: { type: 'isPaid', params: ofKind },
                target: 'result',
                actions: { type: 'keepReceipt', params: theAnswer },
              },
              { target: 'reconciling' },
            ],
            onError: [{ guard: 'isPaymentInFlight', target: 'reconciling' }, { target: 'openingFailed' }],
          },
          states: { choosing: {}, inFlight: {} },
        },
        reconciling: {
          invoke: {
            id: 'reconciliation',
            src: 'reconciliation',
            input: ({ context }) => ({ price: orderOf(context.order).price }),
            onDone: [
              {
                guard: { type: 'isPaid', params: ofKind },
                target: 'result',
                actions: { type: 'keepReceipt', params: theAnswer },
              },
              { target: 'paying', actions: 'recordNotCharged' },
            ],
            // A child that broke has not said that nothing was charged.
            onError: 'reconcilingFailed',
          },
        },
        reconcilingFailed: { on: { 'shopper.retried': 'reconciling' } },
        result: {
          invoke: {
            id: 'shopReturn',
            src: 'shopReturn',
            input: ({ context }) => ({
              token: context.token,
              callbackUrl: receiptOf(context.receipt).callbackUrl,
              pace: context.pace,
            }),
            onError: 'resultKept',
          },
        },
        // Paid all the same; the way back is the shopper's own.
        resultKept: {},
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
