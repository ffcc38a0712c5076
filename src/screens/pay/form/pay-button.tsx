import { shallowEqual, useSelector } from '@xstate/react'
import { useId } from 'react'
import { attemptView } from '../../../../machines/payment/attempt/view'
import { useAttempt } from '../../../checkout/use-method'
import { Button } from '../../../components/button/button'
import type { IconSource } from '../../../components/icon/icons'
import type { WordKey } from '../../../words/word-key'
import { useWords } from '../../../words/use-words'
import * as css from './pay-button.css'

const NOT_PRESSED = { isRepriced: false, isSlow: false }

/** How far the payment is that was pressed; while the shopper is asked something, nothing is being paid under it. */
function usePressed() {
  const attempt = useAttempt()
  const view = useSelector(attempt, (snapshot) => (snapshot ? attemptView(snapshot) : NOT_PRESSED), shallowEqual)
  const gate = useSelector(attempt, (snapshot) => snapshot?.children.kycGate)
  const isIdentityAsked = useSelector(gate, (snapshot) => snapshot?.hasTag('modal') === true)
  return { ...view, isAsked: view.isRepriced || isIdentityAsked }
}

export interface PayButtonProps {
  readonly label: string
  readonly busyLabel: string
  readonly action?: string
  readonly icon?: IconSource
  /** Why it can't be paid yet; `undefined` when it can. */
  readonly reason?: WordKey | undefined
  /** The same where the price has changed. */
  readonly repricedReason?: WordKey
  /** A shopper who is asked something meanwhile sees that the payment waits for them. */
  readonly isBusy: boolean
  /** Of what is no payment. */
  readonly isSlow?: boolean
  readonly onPress: () => void
}

/** Says beside it what is missing. It can be pressed all the same: that leads to the first thing to put right (PAY-03). */
export function PayButton(props: PayButtonProps) {
  const { label, busyLabel, action = 'pay', icon, repricedReason = 'payment.reason.newPrice', onPress } = props
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
        {/* Where text is large and the screen small, a currency's code is on a line of its own. */}
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
    </div>
  )
}
