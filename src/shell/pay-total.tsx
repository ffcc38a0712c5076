import { type ComponentType, type Ref, useId } from 'react'
import { visuallyHidden } from '../../styles/visually-hidden.css'
import type { Money as Amount } from '../../machines/entities/money'
import { Icon } from '../components/icon/icon'
import { Lattice } from '../components/lattice/lattice'
import type { MoneyProps } from '../components/money/money'
import { Skeleton } from '../components/skeleton/skeleton'
import { useWords } from '../words/use-words'
import * as css from './pay-total.css'

export interface PayTotalProps {
  readonly amount: Amount | undefined
  /** `Money`; undefined until its code has loaded. */
  readonly Money: ComponentType<MoneyProps> | undefined
  readonly isBare: boolean
  readonly canOpen: boolean
  readonly isOpen: boolean
  readonly detailId: string
  readonly toggleRef: Ref<HTMLButtonElement>
  readonly onToggle: () => void
}

/** The amount to pay. On phones the row opens the sheet, and its accessible name is its visible text. */
export function PayTotal(props: PayTotalProps) {
  const { amount, Money, isBare, canOpen, isOpen, detailId, toggleRef, onToggle } = props
  const { say, language } = useWords()
  const id = useId()
  return (
    <div className={css.totals[isBare ? 'bare' : isOpen ? 'open' : 'bar']}>
      <Lattice />
      <span className={`${css.label} ${css.labelInk[isBare ? 'bare' : 'bar']}`} id={`${id}-label`}>
        {say('shell.amountToPay')}
      </span>
      {!isBare && (
        <span className={css.arrows[!canOpen ? 'fixed' : isOpen ? 'open' : 'bar']}>
          <Icon name="chevron-up" />
        </span>
      )}
      <span className={css.amount} id={`${id}-amount`}>
        {Money && amount ? (
          <Money amount={amount} language={language} size="bar" />
        ) : (
          <Coming words={say('shell.loading')} />
        )}
      </span>
      {!isBare && canOpen && (
        <button
          type="button"
          className={css.toggle}
          data-action="toggle-detail"
          aria-expanded={isOpen}
          aria-controls={detailId}
          aria-labelledby={`${id}-label ${id}-amount`}
          ref={toggleRef}
          onClick={({ currentTarget }) => {
            // Safari focuses no pressed button, and the focus would stay behind the sheet.
            currentTarget.focus()
            onToggle()
          }}
        />
      )}
    </div>
  )
}

function Coming({ words }: { readonly words: string }) {
  return (
    <>
      <Skeleton width={104} height={20} />
      <span className={visuallyHidden}>{words}</span>
    </>
  )
}
