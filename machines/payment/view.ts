import type { SnapshotFrom } from 'xstate'
import type { Money } from '../entities/money'
import { isInsufficient, isOfOtherCurrency } from './balance/rules'
import { hasMixableCard } from './card/rules'
import type { paymentMachine } from './machine'
import { type Attempted, FORMS, type FormId, METHODS, type Method, attemptedOf, methodsOf } from './rules'

type Snapshot = SnapshotFrom<typeof paymentMachine>

/** The payment screen: the offered methods, and the wallet facts for choosing one. */
export interface PaymentView {
  /** `reading`: the order's terms are loading. `termsFailed`, `methodCrashed`: loading or a form failed, and nothing was sent. */
  readonly kind: 'reading' | 'termsFailed' | 'methodCrashed' | 'none' | 'open'
  /** The danger modal and the page offer a retry. */
  readonly canRetry: boolean
  /** The danger modal shows the failure first (SHELL-15); once closed, the page shows it. */
  readonly isAnnounced: boolean
  readonly methods: readonly Method[]
  readonly method: Method | undefined
  /** A payment is in progress, so the shopper cannot switch methods until it ends (PAY-05, PAY-11). */
  readonly isLocked: boolean
  /** A bank transfer has its code, so pressing another method explains the lock (BANK-03). */
  readonly isLockedIn: boolean
  readonly isAgreed: boolean
  /** The order's price, as last shown or accepted. */
  readonly price: Money
  readonly balance: Money | undefined
  /** `unknown`: the balance could not be fetched. */
  readonly balanceIs: 'asking' | 'known' | 'unknown'
  readonly isBalanceInsufficient: boolean
  readonly isBalanceOfOtherCurrency: boolean
  /** Number of saved cards; undefined until the wallet is loaded. */
  readonly savedCards: number | undefined
  /** A card of this member can pay the rest beside the balance, as far as the wallet is loaded (MIX-01). */
  readonly hasMixableCard: boolean
}

const KINDS = ['none', 'methodCrashed'] as const

function kindOf(snapshot: Snapshot): PaymentView['kind'] {
  if (snapshot.matches('reading')) return 'reading'
  if (snapshot.matches('termsFailed')) return 'termsFailed'
  return KINDS.find((method) => snapshot.matches({ open: { method } })) ?? 'open'
}

const RETRIED: readonly PaymentView['kind'][] = ['termsFailed', 'methodCrashed']

const isAttempting = (snapshot: Snapshot) => snapshot.matches({ open: { method: 'attempting' } })

/** The form of the payment attempt in progress, which has ended by then; undefined without an attempt. */
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
    // A known balance stays on screen while it is refreshed.
    balanceIs: balance ? 'known' : isAsking(snapshot) ? 'asking' : 'unknown',
    isBalanceInsufficient: isInsufficient({ price, balance }),
    isBalanceOfOtherCurrency: isOfOtherCurrency({ price, balance }),
    savedCards: card.isWalletKnown ? card.wallet.cards.length : undefined,
    hasMixableCard: !card.isWalletKnown || hasMixableCard(card.wallet),
  }
}

/** The shopper has not pressed pay, and no earlier attempt left a problem. */
export const hasNoAttempt = ({ context: { submission, problem } }: Snapshot) =>
  submission === undefined && problem === undefined

/** The last submitted payment, which may be in flight. */
export function attemptedView({ context: { submission } }: Snapshot): Attempted | undefined {
  return submission && attemptedOf(submission)
}
