import type { SnapshotFrom } from 'xstate'
import type { Money } from '../entities/money'
import { isInsufficient } from '../balance-payment/rules'
import type { paymentMachine } from './machine'
import { METHODS, type Method, methodsOf } from './methods'

type Snapshot = SnapshotFrom<typeof paymentMachine>

/** The ways to pay, and what is known of the wallet for choosing between them. */
export interface PaymentView {
  /** `reading`: nothing is known of the order's terms yet; `unread`, `broken`: it could not be shown, and nothing was sent. */
  readonly kind: 'reading' | 'unread' | 'broken' | 'none' | 'open'
  readonly methods: readonly Method[]
  /** The one on show. */
  readonly method: Method | undefined
  /** A payment was sent: there is no other method until it has ended (PAY-05). */
  readonly isLocked: boolean
  /** A transfer has its code: whoever asks for another method is told why there is none (BANK-03). */
  readonly isLockedIn: boolean
  /** Of the order, as it was shown or accepted last. */
  readonly price: Money
  readonly balance: Money | undefined
  /** Whether the balance is being asked for; `unknown`: it could not be had. */
  readonly balanceIs: 'asking' | 'known' | 'unknown'
  readonly isBalanceInsufficient: boolean
  /** How many cards are saved; undefined while that is not known. */
  readonly savedCards: number | undefined
}

const STATES = {
  'credit-card': 'card',
  balance: 'balance',
  'shopping-credit': 'credit',
  'bank-transfer': 'transfer',
} as const

const KINDS = ['none', 'broken'] as const

function kindOf(snapshot: Snapshot): PaymentView['kind'] {
  if (snapshot.matches('reading')) return 'reading'
  if (snapshot.matches('unread')) return 'unread'
  return KINDS.find((method) => snapshot.matches({ open: { method } })) ?? 'open'
}

const isAsking = (snapshot: Snapshot) => snapshot.matches({ open: { funds: 'asking' } })

export function paymentView(snapshot: Snapshot): PaymentView {
  const { terms, buyer, balance, price, draft } = snapshot.context
  return {
    kind: kindOf(snapshot),
    methods: methodsOf(terms, buyer),
    method: METHODS.find((method) => snapshot.matches({ open: { method: STATES[method] } })),
    isLocked: snapshot.hasTag('paymentInFlight') || snapshot.hasTag('paymentRedirected'),
    isLockedIn: snapshot.hasTag('lockedIn'),
    price,
    balance,
    // What was known is shown while it is asked for anew.
    balanceIs: balance ? 'known' : isAsking(snapshot) ? 'asking' : 'unknown',
    isBalanceInsufficient: isInsufficient({ price, balance }),
    savedCards: draft.isWalletKnown ? draft.wallet.cards.length : undefined,
  }
}
