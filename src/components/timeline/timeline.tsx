import type { ReactNode } from 'react'
import * as css from './timeline.css'

export interface TimelineStep {
  readonly title: ReactNode
  readonly second?: ReactNode
}

export interface TimelineProps {
  readonly steps: readonly TimelineStep[]
  /** How many steps are done; the next one is current. */
  readonly done: number
  /** The remaining steps may happen or not, in any order, so none is current. */
  readonly isOpen?: boolean
}

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
