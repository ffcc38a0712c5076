import type { ReactNode } from 'react'
import { stack } from '../../../styles/rhythm.css'
import * as css from './main.css'

export interface MainProps {
  readonly screen: string
  readonly children: ReactNode
  /** Starts lower and without the spacing between sections, for a text that opens with a seal. */
  readonly isFull?: boolean
}

export function Main({ screen, children, isFull = false }: MainProps) {
  return (
    <main
      className={`${css.main} ${isFull ? css.full : stack}`}
      data-screen={screen}
      // The same prerendered page serves several entrances, and hydration does not patch attributes.
      ref={(main) => main?.setAttribute('data-screen', screen)}
    >
      {children}
    </main>
  )
}
