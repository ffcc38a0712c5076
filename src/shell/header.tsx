import type { ReactNode } from 'react'
import { Brand } from './brand'
import * as css from './header.css'

export interface HeaderProps {
  readonly productName: string
  readonly logoUrl?: string | null | undefined
  /** The way back to the merchant, where the order allows it. */
  readonly goBack?: ReactNode
  readonly clock?: ReactNode
}

/** The brand keeps the middle, whatever comes to its sides with the order. */
export function Header({ productName, logoUrl, goBack, clock }: HeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.row}>
        <div className={css.end}>{goBack}</div>
        <div className={css.brand}>
          <Brand productName={productName} logoUrl={logoUrl} />
        </div>
        <div className={`${css.end} ${css.last}`}>{clock}</div>
      </div>
    </header>
  )
}
