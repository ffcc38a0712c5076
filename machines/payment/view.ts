import type { SnapshotFrom } from 'xstate'
import type { Money } from '../entities/money'
import { isInsufficient, isOfOtherCurrency } from './balance/rules'
import type { paymentMachine } from './machine'
import { type Attempted, FORMS, type FormId, METHODS, type Method, attemptedOf, methodsOf } from './rules'

type Snapshot = SnapshotFrom<typeof paymentMachine>

/** The ways to pay, and what is known of the wallet for choosing between them. */
export interface PaymentView {
  /** `reading`: nothing is known of the order's terms yet; `termsFailed`, `methodCrashed`: it could not be shown, and nothing was sent. */
  readonly kind: 'reading' | 'termsFailed' | 'methodCrashed' | 'none' | 'open'
  /** It can be opened once more: the danger modal and the page offer that. */
  readonly canRetry: boolean
  /** The danger modal says first why there is no way to pay here (SHELL-15); after that the page does. */
  readonly isAnnounced: boolean
  readonly methods: readonly Method[]
  /** The one on show. */
  readonly method: Method | undefined
  /** It was pressed: there is no other method until that has ended (PAY-05, PAY-11). */
  readonly isLocked: boolean
  /** A transfer has its code: a press on another method shows why it is locked (BANK-03). */
  readonly isLockedIn: boolean
  readonly isAgreed: boolean
  /** Of the order, as it was shown or accepted last. */
  readonly price: Money
  readonly balance: Money | undefined
  /** Whether the balance is being asked for; `unknown`: it could not be had. */
  readonly balanceIs: 'asking' | 'known' | 'unknown'
  readonly isBalanceInsufficient: boolean
  readonly isBalanceOfOtherCurrency: boolean
  /** How many cards are saved; undefined while that is not known. */
  readonly savedCards: number | undefined
}

const KINDS = ['none', 'methodCrashed'] as const

function kindOf(snapshot: Snapshot): PaymentView['kind'] {
  if (snapshot.matches('reading')) return 'reading'
  if (snapshot.matches('termsFailed')) return 'termsFailed'
  return KINDS.find((method) => snapshot.matches({ open: { method } })) ?? 'open'
}

const RETRIED: readonly PaymentView['kind'][] = ['termsFailed', 'methodCrashed']

const isAttempting = (snapshot: Snapshot) => snapshot.matches({ open: { method: 'attempting' } })

/** The form of the payment that was pressed, which has ended; undefined where none is attempted. */
export function attemptedForm(snapshot: Snapshot): FormId | undefined {
  const method = isAttempting(snapshot) ? methodOf(snapshot) : undefined
  return method && FORMS[method].id
}

const isLocked = (snapshot: Snapshot) =>
  snapshot.hasTag('paymentInFlight') ||
  snapshot.hasTag('pressed') ||
  (isAttempting(snapshot) && !snapshot.matches({ open: { method: { attempting: 'repricing' } } }))

function methodOf(snapshot: Snapshot): Method | undefined {
  if (isAttempting(snapshot)) return snapshot.context.submission?.method
  if (snapshot.matches({ open: { method: 'lockedIn' } })) return 'bank-transfer'
  return METHODS.find((method) => snapshot.matches({ open: { method: FORMS[method].state } }))
}

const isAsking = (snapshot: Snapshot) => snapshot.matches({ open: { funds: 'asking' } })

export function paymentView(snapshot: Snapshot): PaymentView {
  const { terms, buyer, balance, price, isAgreed, drafts } = snapshot.context
  const card = drafts['credit-card']
  const kind = kindOf(snapshot)
  return {
    kind,
    canRetry: RETRIED.includes(kind),
    isAnnounced: snapshot.hasTag('dangerShown'),
    methods: methodsOf(terms, buyer),
    method: methodOf(snapshot),
    isLocked: isLocked(snapshot),
    isAgreed,
    isLockedIn: snapshot.hasTag('lockedIn'),
    price,
    balance,
    // What was known is shown while it is asked for again.
    balanceIs: balance ? 'known' : isAsking(snapshot) ? 'asking' : 'unknown',
    isBalanceInsufficient: isInsufficient({ price, balance }),
    isBalanceOfOtherCurrency: isOfOtherCurrency({ price, balance }),
    savedCards: card.isWalletKnown ? card.wallet.cards.length : undefined,
  }
}

/** Nothing was pressed, and no earlier attempt has left a word on its end. */
export const isUntried = ({ context: { submission, problem } }: Snapshot) =>
  submission === undefined && problem === undefined

/** What was pressed last, and may be on its way. */
export function attemptedView({ context: { submission } }: Snapshot): Attempted | undefined {
  return submission && attemptedOf(submission)
}
