import { type ComponentType, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import type { Money } from '../../machines/entities/money'
import type { SumLinesProps } from '../components/lines/sum-lines'
import type { MoneyProps } from '../components/money/money'
import { Icon } from '../components/icon/icon'
import { useOverlay } from '../components/modal/overlays'
import { useWords } from '../words/use-words'
import type { PayDetailProps } from './pay-detail'
import * as css from './pay-panel.css'
import { PayTotal } from './pay-total'

export interface PayPanelProps {
  /** `PayDetail`. It may come after the panel: its room is kept. */
  readonly Detail: ComponentType<PayDetailProps> | undefined
  readonly Money: ComponentType<MoneyProps> | undefined
  /** Its room is kept while it is not known. */
  readonly amount?: Money | undefined
  readonly merchantName?: string | undefined
  /** What else the amount is made of; without it, the order amount alone. */
  readonly SumLines?: ComponentType<SumLinesProps> | undefined
  /** The pay button. */
  readonly action?: ReactNode
  /** Before the method screen: the amount on its own, with nothing to open. */
  readonly isBare: boolean
  /** The sheet on phones; the desktop's panel is always open. */
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onProtection?: (() => void) | undefined
}

export function PayPanel(props: PayPanelProps) {
  const { Detail, Money, amount, isBare, isOpen, onToggle, onProtection } = props
  const { say } = useWords()
  const detailId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const isSheet = isOpen && !isBare
  const close = () => {
    onToggle()
    // The close control goes with the sheet; the way back in stays.
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
          {onProtection && (
            <button type="button" className={css.protection} data-action="protected-shopping" onClick={onProtection}>
              <Icon name="shield" />
              {say('shell.protectedShopping')}
            </button>
          )}
        </div>
      </aside>
    </>
  )
}
