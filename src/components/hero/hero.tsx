import type { ReactNode } from 'react'
import { Lattice } from '../lattice/lattice'
import * as css from './hero.css'

export interface HeroProps {
  readonly label: ReactNode
  /** The amount, `<Money size="large">`, or the reference code. */
  readonly children: ReactNode
  readonly place?: keyof typeof css.places
  /** On a screen with the price panel beside it: a view should have only one deep tile. */
  readonly isBesidePanel?: boolean
}

/** The deep tile, only for an amount or the code that represents one. */
export function Hero({ label, children, place = 'head', isBesidePanel = false }: HeroProps) {
  const className = [css.hero, css.places[place], isBesidePanel && css.beside].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <Lattice />
      <span className={css.label}>{label}</span>
      <div className={css.value}>{children}</div>
    </div>
  )
}
