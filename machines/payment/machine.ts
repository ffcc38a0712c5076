import { kindParams, answerParams } from '../support/answer'
import { endsOf } from '../support/ends'
import { requireFact } from '../support/require-fact'
import { paymentSetup } from './setup'
import { tagParams } from '../support/tag'
import { networkParams } from '../support/network'
import { agreedParams } from './form/updates'
import { attemptedOf, type FormId, type Method } from './rules'
import { contextOf, formInput, memberIfAny, requireMember, type PaymentContext, type PaymentOutput } from './context'
import { creditDraftAt } from './shopping-credit/draft'

const AGED = { guard: 'isIdle', target: 'asking', reenter: true } as const

const fundsRegion = paymentSetup.createStateConfig({
  initial: 'entering',
  states: {
    entering: { always: [{ guard: 'isMember', target: 'asking' }, { target: 'none' }] },
    none: {},
    asking: {
      invoke: {
        id: 'askBalance',
        src: 'askBalance',
        input: ({ context }) => ({ currency: context.price.currency }),
        onDone: [
          {
            guard: { type: 'isKnown', params: kindParams },
            target: 'known',
            actions: [{ type: 'setBalance', params: answerParams }, 'raiseWalletChanged'],
          },
          { target: 'unknown' },
        ],
        onError: 'unknown',
      },
      on: { 'wallet.outdated': AGED },
    },
    known: { on: { 'wallet.outdated': AGED } },
    unknown: { on: { 'wallet.outdated': AGED, 'shopper.askedBalance': 'asking' } },
  },
})

const levelRegion = paymentSetup.createStateConfig({
  initial: 'entering',
  states: {
    entering: { always: [{ guard: 'isMember', target: 'asking' }, { target: 'none' }] },
    none: {},
    asking: {
      invoke: {
        id: 'askMemberLevel',
        src: 'askMemberLevel',
        onDone: [
          {
            guard: { type: 'isKnown', params: kindParams },
            target: 'known',
            actions: [{ type: 'setLevel', params: answerParams }, 'raiseWalletChanged'],
          },
          { target: 'unknown' },
        ],
        onError: 'unknown',
      },
    },
    known: {},
    unknown: {},
  },
})

const chosenMethod = ({ event }: { readonly event: { readonly method: Method } }) => ({ method: event.method })

const deadEnd = {
  initial: 'announced',
  states: {
    announced: { tags: 'dangerShown', on: { 'shopper.closedDanger': 'noticed' } },
    noticed: {},
  },
} as const

const BROKEN = { target: '#payment.open.method.methodCrashed', actions: 'clearDrafts' } as const

const SUBMITTED = {
  guard: { type: 'isSubmitted', params: kindParams },
  target: '#payment.open.method.attempting',
  actions: [{ type: 'setSubmission', params: answerParams }, 'clearProblem'],
} as const

const LEFT = {
  target: '#payment.open.method.choosing',
  actions: [{ type: 'setDrafts', params: answerParams }, 'clearProblem'],
} as const

const PAID = {
  guard: { type: 'isPaid', params: kindParams },
  target: '#payment.paid',
  actions: { type: 'setReceipt', params: answerParams },
} as const

const BACK = { 'tab.restored': { actions: 'sendRestoredToAttempt' } } as const

/** Events that the payment machine handles while a form can be edited, and forwards to it. */
const choicesAt = (id: FormId, own: Method) =>
  ({
    'shopper.choseMethod': {
      guard: {
        type: 'isOtherMethodOffered',
        params: ({ event }: { readonly event: { readonly method: Method } }) => ({ method: event.method, own }),
      },
      actions: [
        { type: 'setChosenMethod', params: chosenMethod },
        { type: 'sendLeave', params: { id } },
      ],
    },
    'shopper.agreed': {
      actions: [
        { type: 'setAgreement', params: agreedParams },
        {
          type: 'sendAgreement',
          params: (args: Parameters<typeof agreedParams>[0]) => ({ id, ...agreedParams(args) }),
        },
        'raiseAgreementChanged',
      ],
    },
  }) as const

const networkTo = (id: FormId) =>
  ({
    actions: [
      { type: 'setNetwork', params: networkParams },
      {
        type: 'sendNetwork',
        params: (args: Parameters<typeof networkParams>[0]) => ({ id, ...networkParams(args) }),
      },
    ],
  }) as const

const formEvents = (id: FormId, own: Method) => ({ ...choicesAt(id, own), 'network.changed': networkTo(id) }) as const

const transferInput = ({ context }: { readonly context: PaymentContext }) => {
  const { terms, buyer, price, drafts, transfer, timings } = context
  return {
    ...formInput(context),
    member: memberIfAny(buyer),
    price,
    accounts: terms.transferAccounts,
    bankDay: terms.bankDay,
    calendar: terms.calendar,
    isBuyerProtected: terms.isBuyerProtected,
    redirectUrl: terms.transferRedirectUrl,
    draft: drafts['bank-transfer'],
    transfer,
    slowAfter: timings.slowAfter,
  }
}

const walletTo = (id: FormId) => ({ actions: { type: 'sendWallet', params: { id } } }) as const

const methodRegion = paymentSetup.createStateConfig({
  initial: 'choosing',
  on: { 'network.changed': { actions: { type: 'setNetwork', params: networkParams } } },
  states: {
    choosing: {
      always: [
        { guard: 'hasTransfer', target: 'lockedIn' },
        { guard: { type: 'isMethodToOpen', params: { method: 'credit-card' } }, target: 'card' },
        { guard: { type: 'isMethodToOpen', params: { method: 'balance' } }, target: 'balance' },
        { guard: { type: 'isMethodToOpen', params: { method: 'shopping-credit' } }, target: 'shoppingCredit' },
        { guard: { type: 'isMethodToOpen', params: { method: 'bank-transfer' } }, target: 'bankTransfer' },
        { target: 'none' },
      ],
    },
    none: deadEnd,
    methodCrashed: { ...deadEnd, tags: 'methodCrashed', on: { 'shopper.retried': '#payment.reading' } },
    card: {
      initial: 'choosing',
      invoke: {
        id: 'cardPayment',
        src: 'cardPayment',
        input: ({ context }) => ({
          ...formInput(context),
          buyer: context.buyer,
          price: context.price,
          terms: context.terms,
          balance: context.balance,
          draft: context.drafts['credit-card'],
        }),
        onSnapshot: [
          { guard: { type: 'isAttempt', params: tagParams('pressed') }, target: '.pressed' },
          { target: '.choosing' },
        ],
        onDone: [SUBMITTED, LEFT],
        onError: BROKEN,
      },
      on: { 'network.changed': networkTo('cardPayment'), 'wallet.changed': walletTo('cardPayment') },
      states: {
        choosing: { on: choicesAt('cardPayment', 'credit-card') },
        pressed: { tags: 'pressed' },
      },
    },
    balance: {
      invoke: {
        id: 'balancePayment',
        src: 'balancePayment',
        input: ({ context }) => ({
          ...formInput(context),
          member: requireMember(context.buyer),
          price: context.price,
          terms: context.terms,
          balance: context.balance,
          ...context.drafts.balance,
        }),
        onDone: [SUBMITTED, LEFT],
        onError: BROKEN,
      },
      on: { ...formEvents('balancePayment', 'balance'), 'wallet.changed': walletTo('balancePayment') },
    },
    shoppingCredit: {
      invoke: {
        id: 'shoppingCredit',
        src: 'shoppingCredit',
        input: ({ context }) => ({
          ...formInput(context),
          member: requireMember(context.buyer),
          level: context.level,
          lastRefusal: context.lastRefusal,
          draft: creditDraftAt(context.price, context.drafts['shopping-credit']),
        }),
        onDone: [SUBMITTED, LEFT],
        onError: BROKEN,
      },
      on: { ...formEvents('shoppingCredit', 'shopping-credit'), 'wallet.changed': walletTo('shoppingCredit') },
    },
    bankTransfer: {
      invoke: {
        id: 'bankTransfer',
        src: 'bankTransfer',
        input: transferInput,
        onDone: [SUBMITTED, LEFT],
        onError: BROKEN,
      },
      on: formEvents('bankTransfer', 'bank-transfer'),
    },
    lockedIn: {
      initial: 'resting',
      entry: 'clearProblem',
      exit: 'clearTransfer',
      invoke: {
        id: 'bankTransfer',
        src: 'bankTransfer',
        input: transferInput,
        onSnapshot: [
          { guard: { type: 'isAttempt', params: tagParams('paymentInFlight') }, target: '.inFlight' },
          { target: '.resting' },
        ],
        onDone: [
          PAID,
          {
            guard: { type: 'isNotified', params: kindParams },
            target: '#payment.notified',
            actions: { type: 'setNotified', params: answerParams },
          },
          { target: 'choosing', actions: { type: 'setRestartedTransfer', params: answerParams } },
        ],
        onError: BROKEN,
      },
      on: { 'network.changed': networkTo('bankTransfer') },
      states: {
        resting: {
          tags: 'lockedIn',
          on: {
            'shopper.choseMethod': { actions: 'sendOtherMethodToTransfer' },
            'address.asked': { actions: 'sendOtherMethodToTransfer' },
          },
        },
        inFlight: { tags: 'paymentInFlight' },
      },
    },
    attempting: {
      initial: 'preparing',
      invoke: {
        id: 'attempt',
        src: 'paymentAttempt',
        input: ({ context }) => ({
          submission: requireFact(context.submission, 'submission'),
          level: context.level,
          mayHaveRisen: context.mayHaveRisen,
          identity: context.identity,
          timings: context.timings,
        }),
        onSnapshot: [
          { guard: { type: 'isAttempt', params: tagParams('priceChanged') }, target: '.repricing' },
          { guard: { type: 'isAttempt', params: tagParams('paymentOverdue') }, target: '.overdue' },
          { guard: { type: 'isForCredit', params: tagParams('paymentRedirected') }, target: '.goingForCredit' },
          { guard: { type: 'isAttempt', params: tagParams('paymentRedirected') }, target: '.redirecting' },
          { guard: { type: 'isAttempt', params: tagParams('paymentInFlight') }, target: '.inFlight' },
          { guard: { type: 'isAttempt', params: tagParams('identityAsked') }, target: '.identifying' },
          { target: '.preparing' },
        ],
        onDone: [
          PAID,
          {
            guard: { type: 'isRefused', params: kindParams },
            target: 'choosing',
            actions: [
              { type: 'setKycFindings', params: answerParams },
              { type: 'setRefusal', params: answerParams },
            ],
          },
          {
            guard: { type: 'isRepriced', params: kindParams },
            target: 'choosing',
            actions: [
              { type: 'setKycFindings', params: answerParams },
              { type: 'setPrice', params: answerParams },
            ],
          },
          {
            guard: { type: 'isTransferIssued', params: kindParams },
            target: 'choosing',
            actions: { type: 'setTransfer', params: answerParams },
          },
          { target: '#payment.unknown', actions: { type: 'setUnknownOutcome', params: answerParams } },
        ],
        onError: [{ guard: 'isUnderWay', target: '#payment.unknown' }, BROKEN],
      },
      states: {
        preparing: { tags: 'pressed' },
        identifying: { tags: 'identityAsked' },
        repricing: {
          on: {
            'shopper.choseMethod': {
              guard: { type: 'isOffered', params: chosenMethod },
              target: '#payment.open.method.choosing',
              actions: { type: 'setChosenMethod', params: chosenMethod },
            },
          },
        },
        inFlight: { tags: 'paymentInFlight', exit: 'raiseWalletOutdated' },
        overdue: { tags: ['paymentInFlight', 'paymentOverdue'], exit: 'raiseWalletOutdated' },
        redirecting: { tags: 'paymentRedirected', on: BACK },
        goingForCredit: { tags: ['paymentRedirected', 'creditRedirected'], on: BACK },
      },
    },
  },
})

const { end, endReached } = endsOf<PaymentContext, PaymentOutput>()

export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => contextOf(input),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readTerms',
        src: 'readTerms',
        onDone: { target: 'open', actions: { type: 'setTerms', params: ({ event }) => ({ terms: event.output }) } },
        onError: 'termsFailed',
      },
    },
    termsFailed: { ...deadEnd, on: { 'shopper.retried': 'reading' } },
    open: {
      type: 'parallel',
      states: {
        method: methodRegion,
        funds: fundsRegion,
        level: levelRegion,
        agreement: {
          initial: 'untouched',
          on: { 'agreement.changed': '.reassessing' },
          states: {
            untouched: {},
            reassessing: { always: [{ guard: 'hasAgreed', target: 'given' }, { target: 'open' }] },
            open: { tags: 'unagreed' },
            given: { tags: 'agreed' },
          },
        },
      },
    },
    paid: {
      type: 'final',
      output: end(({ context }) => ({ kind: 'paid', receipt: requireFact(context.receipt, 'receipt') })),
    },
    notified: {
      type: 'final',
      output: end(({ context }) => ({ kind: 'notified', receipt: requireFact(context.transferReceipt, 'receipt') })),
    },
    unknown: {
      type: 'final',
      output: end(({ context: { submission, price, isAtBank } }) => ({
        kind: 'unknown',
        attempted: submission && attemptedOf(submission),
        price,
        isAtBank,
      })),
    },
  },
  output: endReached,
})
