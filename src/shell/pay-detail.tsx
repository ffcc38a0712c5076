import type { ComponentType } from 'react'
import type { Money as Amount } from '../../machines/entities/money'
import { IconButton } from '../components/icon-button/icon-button'
import { cross } from '../components/icon/later-icons'
import { AmountSkeleton } from '../components/lines/amount-skeleton'
import { Line, Lines } from '../components/lines/lines'
import type { PriceLinesProps } from '../components/lines/price-lines'
import { Money } from '../components/money/money'
import { useWords } from '../words/use-words'
import { merchantInitials } from './merchant-initials'
import { mark } from './merchant-mark.css'
import * as css from './pay-detail.css'
import './pay-sheet.css'
import './pay-total-halo.css'

export interface PayDetailProps {
  readonly id: string
  readonly amount: Amount | undefined
  readonly merchantName: string | undefined
  /** Renders these lines and every other part of the amount; the screen supplies it. */
  readonly SumLines: ComponentType<PriceLinesProps> | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function PayDetail({ id, amount, merchantName, SumLines, isOpen, onClose }: PayDetailProps) {
  const { say, language } = useWords()
  // An order that has an amount but no merchant name will get none.
  const isMerchantDue = merchantName !== undefined || amount === undefined
  const merchant = isMerchantDue && (
    <Line
      label={say('shell.merchant')}
      value={
        merchantName === undefined ? (
          <AmountSkeleton />
        ) : (
          <>
            {/* Visible while the merchant-mark flag is on, and always beside the name (SHELL-14). */}
            <span className={mark} aria-hidden="true" data-merchant-initials={merchantInitials(merchantName)} />
            <bdi>{merchantName}</bdi>
          </>
        )
      }
    />
  )
  const order = (
    <Line
      label={say('shell.orderAmount')}
      value={amount ? <Money amount={amount} language={language} /> : <AmountSkeleton />}
    />
  )
  return (
    <div className={css.details[isOpen ? 'open' : 'shut']} id={id}>
      <div className={css.head}>
        <h2 className={css.title} tabIndex={-1}>
          {say('shell.paymentDetails')}
        </h2>
        <IconButton icon={cross} label={say('shell.close')} action="close-detail" onPress={onClose} />
      </div>
      {SumLines ? (
        <SumLines merchant={merchant} order={order} />
      ) : (
        <Lines isCompact>
          {merchant}
          {order}
        </Lines>
      )}
    </div>
  )
}
