import type { ComponentType } from 'react'
import type { Money as Amount } from '../../machines/entities/money'
import { IconButton } from '../components/icon-button/icon-button'
import { cross } from '../components/icon/later-icons'
import { Line, Lines } from '../components/lines/lines'
import { Money } from '../components/money/money'
import { Skeleton } from '../components/skeleton/skeleton'
import { useWords } from '../words/use-words'
import * as css from './pay-detail.css'

export interface PayDetailProps {
  readonly id: string
  readonly amount: Amount | undefined
  readonly merchantName: string | undefined
  /** Why it is not the order amount that is paid; its screen brings it. */
  readonly SumLines: ComponentType | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What the amount is made of: the sheet on phones, the lines of the panel on the desktop. */
export function PayDetail({ id, amount, merchantName, SumLines, isOpen, onClose }: PayDetailProps) {
  const { say, language } = useWords()
  const orderAmount = amount && <Money amount={amount} language={language} />
  // With an amount but without a name there is nothing to wait for.
  const isMerchantDue = merchantName !== undefined || amount === undefined
  return (
    <div className={css.details[isOpen ? 'open' : 'shut']} id={id}>
      <div className={css.head}>
        <h2 className={css.title}>{say('shell.paymentDetails')}</h2>
        <IconButton icon={cross} label={say('shell.close')} action="close-detail" onPress={onClose} />
      </div>
      <Lines isCompact>
        {isMerchantDue && <Line label={say('shell.merchant')} value={merchantName ?? <Coming />} />}
        <Line label={say('shell.orderAmount')} value={orderAmount ?? <Coming />} />
        {SumLines && <SumLines />}
      </Lines>
    </div>
  )
}

function Coming() {
  return (
    <span className={css.coming}>
      <Skeleton width={84} height={12} />
    </span>
  )
}
