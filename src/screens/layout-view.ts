import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '../../machines/checkout/machine'
import type { Screen } from '../../machines/checkout/rules'
import { isAtForm, screenOf } from '../../machines/checkout/screens'
import type { Money } from '../../machines/entities/money'
import { shownMerchantOf } from '../../machines/entities/order'
import { stepOf } from './registry'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

/** What the layout around every screen shows. */
export interface LayoutView {
  readonly screen: Screen
  /** Undefined until the order has arrived, or when there is none. */
  readonly amount: Money | undefined
  /** The shop's name, or else its host. */
  readonly merchantName: string | undefined
  /** The step to highlight. Undefined without a step strip; `room` if only its space is kept, since it was shown before the order came. */
  readonly step: 1 | 2 | 3 | 4 | 'room' | undefined
  /** Whether the form of the first page is shown, which stays as the shopper left it. */
  readonly isAtForm: boolean
  readonly isPayFlow: boolean
  /** The screen leads on or is a request's own, whose result replaces its offer: the page keeps its height. */
  readonly isOpen: boolean
  /** Whether the screen has the payment bar, because an amount is still to be paid. */
  readonly hasPaymentBar: boolean
  /** Only a member can open the sheet of a phone (SHELL-05). */
  readonly canOpenDetail: boolean
  readonly isDetailOpen: boolean
  /** Whether the countdown runs or is over; undefined if none is shown. */
  readonly clock: 'running' | 'over' | undefined
  /** Without a price panel the screen is centred, unless there is a step strip whose left edge it shares. */
  readonly isSolo: boolean
}

const isExpiredScreen = (screen: Screen) => screen === 'form-expired' || screen === 'member-expired'

/** The order's time or the login has ended, which leaves a payment in progress its screen. */
const hasClockEnded = (snapshot: Snapshot) =>
  snapshot.matches({ session: 'formExpired' }) || snapshot.matches({ session: 'memberExpired' })

export function layoutView(snapshot: Snapshot): LayoutView {
  const { order, flow, receipt, asked } = snapshot.context
  const screen = screenOf(snapshot)
  const isPayFlow = flow === 'pay'
  const isForm = isAtForm(snapshot)
  // A refund or settlement shows its result on the page that offered it.
  const isOffered = screen === flow && receipt === undefined
  const isOpen = isOffered || screen === 'quick-login' || (stepOf(screen) ?? 4) < 4
  // Most orders have steps, so the strip is shown before the order is known; on that first screen its space stays, so that nothing moves.
  const hasSteps = !order || (order.isStepInfoVisible && !order.isQuickLogin)
  const hasRoom = isOpen && (isForm || screen === asked)
  const step = !isPayFlow ? undefined : hasSteps ? stepOf(screen) : hasRoom ? 'room' : undefined
  // With a transfer code the shopper has business days to pay, so the form's countdown no longer applies.
  const isTimed = isOpen && order?.hasTransfer !== true
  const hasPaymentBar = isPayFlow && isOpen
  return {
    screen,
    amount: order?.price,
    merchantName: shownMerchantOf(order),
    step,
    isAtForm: isForm,
    isOpen: isOpen || screen === flow,
    isPayFlow,
    hasPaymentBar,
    isSolo: !hasPaymentBar && step === undefined,
    clock: isExpiredScreen(screen) || (isTimed && hasClockEnded(snapshot)) ? 'over' : isTimed ? 'running' : undefined,
    canOpenDetail: snapshot.can({ type: 'shopper.toggledDetail' }),
    isDetailOpen: snapshot.matches({ detail: 'open' }),
  }
}
