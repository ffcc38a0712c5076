import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { attemptView } from '../../../../machines/payment/attempt/view'
import type { MoneyPress } from '../../../checkout/money-presses'
import { useAttempt } from '../../../checkout/use-method'
import { useChildView } from '../../../checkout/use-view'
import { Button } from '../../../components/button/button'
import type { IconSource } from '../../../components/icon/icons'
import type { WordKey } from '../../../words/word-key'
import { useWords } from '../../../words/use-words'
import { IgnoredPressNote } from '../../ignored-press-note/ignored-press-note'
import * as css from './pay-button.css'

const NOT_PRESSED = { isRepriced: false, isSlow: false }

/** The state of the payment attempt. While it waits for the shopper's answer, no payment is in flight. */
function usePressed() {
  const attempt = useAttempt()
  const view = useChildView(attempt, attemptView) ?? NOT_PRESSED
  const gate = useSelector(attempt, (snapshot) => snapshot?.children.kycGate)
  const isIdentityAsked = useSelector(gate, (snapshot) => snapshot?.hasTag('modal') === true)
  return { ...view, isAsked: view.isRepriced || isIdentityAsked }
}

export interface PayButtonProps {
  readonly label: string
  readonly busyLabel: string
  /** Its `data-action`: of a payment, or of a step of a bank transfer that moves no money. */
  readonly action: MoneyPress | 'leave' | 'complete-order'
  readonly icon?: IconSource
  /** Why the shopper can't pay yet; `undefined` if they can. */
  readonly reason?: WordKey | undefined
  /** The reason shown after a price change. */
  readonly repricedReason?: WordKey
  /** Not shown while the attempt waits for the shopper's answer. */
  readonly isBusy: boolean
  /** For calls that are not payments. */
  readonly isSlow?: boolean
  readonly onPress: () => void
}

/** The sentence beside the button says what is missing. The button stays enabled: a press focuses the first thing to correct (PAY-03). */
export function PayButton(props: PayButtonProps) {
  const { label, busyLabel, action, icon, repricedReason = 'payment.reason.newPrice', onPress } = props
  const { say } = useWords()
  const { isAsked, isRepriced, isSlow: isPaymentSlow } = usePressed()
  const reason = isRepriced ? repricedReason : props.reason
  const isSlow = isPaymentSlow || props.isSlow === true
  const reasonId = useId()
  return (
    <div className={css.action}>
      <Button
        action={action}
        {...(icon && { icon })}
        busy={props.isBusy && !isAsked}
        busyLabel={busyLabel}
        describedBy={reason && reasonId}
        onPress={onPress}
      >
        {/* Lets a currency code wrap to a line of its own, for large text on a small screen. */}
        {label.replace(/\u00a0/g, ' ')}
      </Button>
      {reason && (
        <p className={css.reason} id={reasonId}>
          {say(reason)}
        </p>
      )}
      <div role="status">
        {isSlow && (
          <p className={css.reason} data-slow="">
            {say('payment.slow')}
          </p>
        )}
      </div>
      <IgnoredPressNote />
    </div>
  )
}
