import type { ReactNode } from 'react'
import { Brand } from './brand'
import * as css from './header.css'

export interface HeaderProps {
  readonly productName: string
  readonly logoUrl?: string | null | undefined
  /** `<BackButton>`, only when the order allows going back to the merchant. */
  readonly goBack?: ReactNode
  readonly clock?: ReactNode
}

export function Header({ productName, logoUrl, goBack, clock }: HeaderProps) {
  const hasClock = Boolean(clock)
  return (
    <header className={css.header}>
      <div className={css.row}>
        <div className={css.ends[goBack ? (hasClock ? 'back' : 'backAlone') : 'empty']}>{goBack}</div>
        <div className={css.brands[place(Boolean(goBack), hasClock)]}>
          <Brand productName={productName} logoUrl={logoUrl} />
        </div>
        <div className={hasClock ? css.ends.clock : css.ends.empty}>{clock}</div>
      </div>
    </header>
  )
}

function place(hasBack: boolean, hasClock: boolean) {
  if (!hasBack) return 'left'
  return hasClock ? 'middle' : 'right'
}
