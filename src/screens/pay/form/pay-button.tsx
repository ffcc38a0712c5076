import { useId } from 'react'
import { Button } from '../../../components/button/button'
import type { IconSource } from '../../../components/icon/icons'
import type { WordKey } from '../../../words/table'
import { useWords } from '../../../words/use-words'
import * as css from './pay-button.css'
import { usePressed } from './use-pressed'

export interface PayButtonProps {
  readonly label: string
  readonly busyLabel: string
  readonly action?: string
  readonly icon?: IconSource
  /** Why it can't be paid yet; `undefined` when it can. */
  readonly reason?: WordKey | undefined
  /** The same where the price has changed. */
  readonly repricedReason?: WordKey
  /** Whoever is asked something meanwhile sees that it waits for them. */
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
        {label}
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
