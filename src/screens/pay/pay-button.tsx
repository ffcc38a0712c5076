import { useId } from 'react'
import { type Money, formatMoney } from '../../../machines/entities/money'
import { Button } from '../../components/button/button'
import type { WordKey } from '../../words/table'
import { useWords } from '../../words/use-words'
import * as css from './pay-button.css'

export interface PayButtonProps {
  readonly amount: Money
  /** Why it can't be paid yet; `undefined` when it can. */
  readonly reason: WordKey | undefined
  readonly isBusy: boolean
  readonly isSlow: boolean
  readonly onPress: () => void
}

/** Says beside it what is missing. It can be pressed all the same: that leads to the first thing to put right (PAY-03). */
export function PayButton({ amount, reason, isBusy, isSlow, onPress }: PayButtonProps) {
  const { say, language } = useWords()
  const reasonId = useId()
  return (
    <div className={css.action}>
      <Button
        action="pay"
        icon="lock"
        busy={isBusy}
        busyLabel={say('payment.paying')}
        describedBy={reason && reasonId}
        onPress={onPress}
      >
        {say('payment.pay', { amount: formatMoney(amount, language) })}
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
