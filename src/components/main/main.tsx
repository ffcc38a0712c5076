import type { ReactNode } from 'react'
import { stack } from '../../../styles/rhythm.css'
import * as css from './main.css'

export interface MainProps {
  /** The screen's name, its handle `data-screen`. */
  readonly screen: string
  readonly children: ReactNode
  /** Sections one under the other, or a text that opens with a seal. */
  readonly isFull?: boolean
}

export function Main({ screen, children, isFull = false }: MainProps) {
  return (
    <main
      className={`${css.main} ${isFull ? css.full : stack}`}
      data-screen={screen}
      // A page that was made for one entrance can be opened at the other.
      ref={(main) => main?.setAttribute('data-screen', screen)}
    >
      {children}
    </main>
  )
}
