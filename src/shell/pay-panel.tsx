import { type ComponentType, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import type { Money } from '../../machines/entities/money'
import type { PriceLinesProps } from '../components/lines/price-lines'
import type { MoneyProps } from '../components/money/money'
import { useOverlay } from '../components/modal/overlays'
import { useWords } from '../words/use-words'
import type { PayDetailProps } from './pay-detail'
import * as css from './pay-panel.css'
import { PayTotal } from './pay-total'

export interface PayPanelProps {
  /** `PayDetail`. It may load after the panel, which reserves its space. */
  readonly Detail: ComponentType<PayDetailProps> | undefined
  readonly Money: ComponentType<MoneyProps> | undefined
  /** Its space is reserved until it is known. */
  readonly amount?: Money | undefined
  readonly merchantName?: string | undefined
  /** The other parts of the amount; without it, only the order amount is listed. */
  readonly SumLines?: ComponentType<PriceLinesProps> | undefined
  readonly action?: ReactNode
  /** Before the method screen: only the amount, with nothing to open. */
  readonly isBare: boolean
  /** Whether the shopper may open the sheet; without it, the amount is a row on phones. */
  readonly canOpen: boolean
  /** Whether the sheet is open on phones; the desktop's panel always is. */
  readonly isOpen: boolean
  readonly onToggle: () => void
}

export function PayPanel(props: PayPanelProps) {
  const { Detail, Money, amount, isBare, canOpen, isOpen, onToggle } = props
  const { say } = useWords()
  const detailId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const isSheet = isOpen && !isBare
  const close = () => {
    onToggle()
    // The close control unmounts with the sheet; the toggle stays.
    toggle.current?.focus()
  }
  useOverlay(isSheet, close)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (isSheet && event.key === 'Escape') close()
  }
  return (
    <>
      {isSheet && <div className={css.scrim} onClick={onToggle} />}
      <aside
        className={css.panels[isBare ? 'bare' : isSheet ? 'open' : 'bar']}
        aria-label={say('shell.paymentDetails')}
        onKeyDown={closeOnEscape}
      >
        <div className={css.inner}>
          <PayTotal
            amount={amount}
            Money={Money}
            isBare={isBare}
            canOpen={canOpen}
            isOpen={isSheet}
            detailId={detailId}
            toggleRef={toggle}
            onToggle={onToggle}
          />
          {!Detail && <div className={css.detailRoom} />}
          {Detail && (
            <Detail
              id={detailId}
              amount={amount}
              merchantName={props.merchantName}
              SumLines={props.SumLines}
              isOpen={isSheet}
              onClose={close}
            />
          )}
          {props.action && <div className={css.action}>{props.action}</div>}
        </div>
      </aside>
    </>
  )
}
