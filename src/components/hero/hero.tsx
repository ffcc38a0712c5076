import type { ReactNode } from 'react'
import { Lattice } from '../lattice/lattice'
import * as css from './hero.css'

export interface HeroProps {
  readonly label: ReactNode
  /** The amount, `<Money size="large">`, or the reference code. */
  readonly children: ReactNode
  /** The head of a paper, or a tile on its own. */
  readonly place?: keyof typeof css.places
  /** On a screen with the price panel beside it: one deep tile a view is enough. */
  readonly isBesidePanel?: boolean
}

/** The deep tile: only where an amount, or the code that carries one, is the subject. */
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
