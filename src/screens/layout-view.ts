import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { isEntrance, type Screen } from '../../machines/checkout/rules'
import { journeyStateOf, screenOf } from '../../machines/checkout/screens'
import type { Money } from '../../machines/entities/money'
import { stepOf } from './registry'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

/** What the frame around every screen shows. */
export interface LayoutView {
  readonly screen: Screen
  /** Undefined until the order has arrived, or when there is none. */
  readonly amount: Money | undefined
  readonly merchantName: string | undefined
  /** The step to highlight; undefined when the strip is not shown, or its room alone where it was shown before the order came. */
  readonly step: 1 | 2 | 3 | 4 | 'room' | undefined
  /** At the form of the first page, which stays as it was left. */
  readonly isAtForm: boolean
  /** Whether there is anything to pay. */
  readonly isToPay: boolean
  /** An amount is still to be paid, so the payment bar belongs to this screen. */
  readonly hasPaymentBar: boolean
  readonly isDetailOpen: boolean
  /** The time that is left; where it is over, that it is. */
  readonly clock: 'running' | 'over' | undefined
  /** Without a price panel the screen is in the middle, unless there is a step strip whose left edge it shares. */
  readonly isSolo: boolean
}

const isTimeUp = (screen: Screen) => screen === 'form-expired' || screen === 'member-expired'

export function layoutView(snapshot: Snapshot): LayoutView {
  const { order, flow, receipt } = snapshot.context
  const screen = screenOf(snapshot)
  const isToPay = flow === 'pay'
  const isAtForm = isEntrance(screen) || screen === 'quick-login'
  // Most orders have the strip: it is there before the order is known, and its room stays, so that nothing moves.
  const hasNoSteps = order && (!order.isStepInfoVisible || order.isQuickLogin)
  const step = !isToPay ? undefined : hasNoSteps ? (isAtForm ? 'room' : undefined) : stepOf(screen)
  // Money for the balance has its result on the page on which it was offered.
  const isOffered = screen === flow && receipt === undefined
  const isOpen = isOffered || screen === 'quick-login' || (stepOf(screen) ?? 4) < 4
  // Who has a transfer's code has business days: the minutes of the form no longer count.
  const isTransferring = journeyStateOf(snapshot) === 'paying.lockedIn'
  // Up to the payment there is an amount to be paid.
  const hasPaymentBar = isToPay && isOpen
  return {
    screen,
    amount: order?.price,
    merchantName: order?.merchantName,
    step,
    isAtForm,
    isToPay,
    hasPaymentBar,
    isSolo: !hasPaymentBar && step === undefined,
    clock: isTimeUp(screen) ? 'over' : isOpen && !isTransferring ? 'running' : undefined,
    isDetailOpen: snapshot.matches({ detail: 'open' }),
  }
}
