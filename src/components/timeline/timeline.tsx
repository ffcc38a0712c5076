import type { ReactNode } from 'react'
import { visuallyHidden } from '../../../styles/visually-hidden.css'
import * as css from './timeline.css'

export interface TimelineStep {
  readonly title: ReactNode
  readonly second?: ReactNode
}

export interface TimelineProps {
  readonly steps: readonly TimelineStep[]
  /** How many steps are done, and the word that names them to a screen reader; the next one is current. */
  readonly done?: { readonly count: number; readonly word: string }
  /** The remaining steps may happen or not, in any order, so none is current. */
  readonly isOpen?: boolean
}

export function Timeline({ steps, done, isOpen = false }: TimelineProps) {
  const count = done?.count ?? 0
  const now = isOpen ? undefined : count
  return (
    // Safari takes the role from a list without markers.
    <ol role="list">
      {steps.map(({ title, second }, index) => (
        <li
          key={index}
          className={`${css.step} ${css.phases[index < count ? 'done' : index === now ? 'now' : 'ahead']}`}
          aria-current={index === now ? 'step' : undefined}
        >
          {index < count && <span className={visuallyHidden}>{done?.word}: </span>}
          {title}
          {second !== undefined && <span className={css.second}>{second}</span>}
        </li>
      ))}
    </ol>
  )
}
