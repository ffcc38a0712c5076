import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '../../../machines/checkout/machine'
import { type JourneyState, journeyStateOf, screenOf } from '../../../machines/checkout/screens'
import { isTransferReceipt } from '../../../machines/entities/receipt'
import type { Result, StateMessage, Step } from '../../loader/messages'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

type Told = Step | 'result' | 'expired' | 'closed'

/** What the page around the checkout receives in a state of the journey; nothing on the way from one step to the next. */
const TOLD: Readonly<Partial<Record<JourneyState, Told>>> = {
  'arriving.identifying': 'sign-in',
  'arriving.startFailed': 'trouble',
  arrivalFailed: 'trouble',
  closed: 'trouble',
  registering: 'sign-in',
  resolvingEmailMismatch: 'sign-in',
  admittingForeignPhone: 'sign-in',
  changingPhone: 'sign-in',
  verifyingOtp: 'verify',
  openingFailed: 'trouble',
  'paying.choosing': 'choose',
  'paying.pressed': 'choose',
  'paying.inFlight': 'paying',
  // A transfer has its code, and is still to be sent.
  'paying.lockedIn': 'choose',
  'paying.overdue': 'checking',
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
  'expired.unsettled.shown': 'expired',
  'expired.unsettled.leaving': 'expired',
  'expired.unsettled.returning': 'expired',
}

function resultOf({ context: { flow, receipt } }: Snapshot): Result {
  if (flow !== 'pay') return flow === 'refund' ? 'claimed' : 'settled'
  return receipt && isTransferReceipt(receipt) ? 'awaited' : 'paid'
}

/** What this state is called outside; undefined where the former word still holds. */
export function messageOf(snapshot: Snapshot): StateMessage | undefined {
  // A page may also be left for another one of its own, as after a release: the frame stays for it.
  const told = snapshot.matches({ exit: 'leaving' }) ? 'closed' : TOLD[journeyStateOf(snapshot)]
  if (told === undefined) return undefined
  if (told === 'result') return { type: 'ec.complete', version: 1, result: resultOf(snapshot) }
  if (told === 'expired') return { type: 'checkout.expired', version: 1 }
  if (told === 'closed') return { type: 'checkout.closed', version: 1 }
  // Another tab has the order.
  const step = screenOf(snapshot) === 'elsewhere' ? 'trouble' : told
  return { type: 'checkout.step', version: 1, step }
}

export interface Journey {
  readonly getSnapshot: () => Snapshot
  readonly subscribe: (listener: (snapshot: Snapshot) => void) => { readonly unsubscribe: () => void }
}

/** Tells each state once, the first one after the word that the checkout can be used. Returns a function that stops it. */
export function tellStates(journey: Journey, tell: (message: StateMessage) => void): () => void {
  let before: string | undefined
  const look = (snapshot: Snapshot) => {
    const message = messageOf(snapshot)
    const text = message && JSON.stringify(message)
    if (!message || text === before) return
    if (before === undefined) tell({ type: 'ec.start', version: 1 })
    before = text
    tell(message)
  }
  look(journey.getSnapshot())
  const subscription = journey.subscribe(look)
  return () => {
    subscription.unsubscribe()
  }
}
