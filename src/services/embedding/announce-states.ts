import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '../../../machines/checkout/machine'
import { type JourneyState, journeyStateOf, screenOf } from '../../../machines/checkout/screens'
import { isTransferReceipt } from '../../../machines/entities/receipt'
import type { Result, StateMessage, Step } from '../../loader/messages'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

/** `silent`: between two steps, where the previous message still holds. */
type Announced = Step | 'result' | 'expired' | 'closed' | 'silent'

/** The message for the embedding page in each journey state. Total, so that a new state cannot be forgotten. */
const MESSAGES: Readonly<Record<JourneyState, Announced>> = {
  entering: 'silent',
  'arriving.starting': 'silent',
  'arriving.identifying': 'sign-in',
  'arriving.startFailed': 'trouble',
  arrivalFailed: 'trouble',
  inside: 'silent',
  restoring: 'silent',
  closed: 'trouble',
  registering: 'sign-in',
  resolvingEmailMismatch: 'sign-in',
  admittingForeignPhone: 'sign-in',
  changingPhone: 'sign-in',
  verifyingOtp: 'verify',
  opening: 'silent',
  openingFailed: 'trouble',
  'paying.choosing': 'choose',
  'paying.identifying': 'choose',
  'paying.pressed': 'choose',
  'paying.inFlight': 'paying',
  // The bank transfer has its code, but the shopper still has to send it.
  'paying.lockedIn': 'choose',
  // The call is still out, so a merchant's modal stays open.
  'paying.overdue': 'paying',
  'paying.redirecting': 'bank',
  'paying.goingForCredit': 'bank',
  'refunding.choosing': 'choose',
  'refunding.inFlight': 'paying',
  'settling.choosing': 'choose',
  'settling.inFlight': 'paying',
  'suspended.choosing': 'trouble',
  'suspended.lockedIn': 'trouble',
  reconciling: 'checking',
  reconcilingFailed: 'checking',
  result: 'result',
  resultStaying: 'result',
  'expired.shown': 'expired',
  'expired.leaving': 'expired',
  'expired.returning': 'expired',
  // The exit's own region says whether the shopper leaves or the page loads again.
  exiting: 'silent',
  // The page that loads again says where it is.
  loggingOut: 'silent',
}

function resultOf({ context: { flow, receipt } }: Snapshot): Result {
  if (flow !== 'pay') return flow === 'refund' ? 'claimed' : 'settled'
  return receipt && isTransferReceipt(receipt) ? 'awaited' : 'paid'
}

/** The message for a state; undefined if the previous message still holds. */
export function stateMessageOf(snapshot: Snapshot): StateMessage | undefined {
  // Leaving for another page of ours, such as a reload after a deployment, must not close the frame.
  const state = snapshot.matches({ exit: 'leaving' }) ? 'closed' : MESSAGES[journeyStateOf(snapshot)]
  if (state === 'silent') return undefined
  if (state === 'result') return { type: 'ec.complete', version: 1, result: resultOf(snapshot) }
  if (state === 'expired') return { type: 'checkout.expired', version: 1 }
  if (state === 'closed') return { type: 'checkout.closed', version: 1 }
  const step = screenOf(snapshot) === 'elsewhere' ? 'trouble' : state
  return { type: 'checkout.step', version: 1, step }
}

export interface Journey {
  readonly getSnapshot: () => Snapshot
  readonly subscribe: (listener: (snapshot: Snapshot) => void) => { readonly unsubscribe: () => void }
}

/** Sends each state once; `ec.start` precedes the first one. Returns a function that stops it. */
export function announceStates(journey: Journey, post: (message: StateMessage) => void): () => void {
  let last: string | undefined
  const announce = (snapshot: Snapshot) => {
    const message = stateMessageOf(snapshot)
    const text = message && JSON.stringify(message)
    if (!message || text === last) return
    if (last === undefined) post({ type: 'ec.start', version: 1 })
    last = text
    post(message)
  }
  announce(journey.getSnapshot())
  const subscription = journey.subscribe(announce)
  return () => {
    subscription.unsubscribe()
  }
}
