import type { ReactNode } from 'react'
import * as css from './timeline.css'

export interface TimelineStep {
  readonly title: ReactNode
  readonly second?: ReactNode
}

export interface TimelineProps {
  readonly steps: readonly TimelineStep[]
  /** How many are done; the next one is the present one. */
  readonly done: number
  /** What is ahead may come or not, in any order: it has no place. */
  readonly isOpen?: boolean
}

/** What happens in which order. */
export function Timeline({ steps, done, isOpen = false }: TimelineProps) {
  const now = isOpen ? undefined : done
  return (
    <ol>
      {steps.map(({ title, second }, index) => (
        <li
          key={index}
          className={`${css.step} ${css.phases[index < done ? 'done' : index === now ? 'now' : 'ahead']}`}
          aria-current={index === now ? 'step' : undefined}
        >
          {title}
          {second !== undefined && <span className={css.second}>{second}</span>}
        </li>
      ))}
    </ol>
  )
}
