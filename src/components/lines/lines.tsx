import type { ReactNode } from 'react'
import * as css from './lines.css'

export interface LinesProps {
  readonly children: ReactNode
  readonly isCompact?: boolean
}

export function Lines({ children, isCompact = false }: LinesProps) {
  return <dl className={isCompact ? css.compact : undefined}>{children}</dl>
}

export interface LineProps {
  readonly label: ReactNode
  readonly value: ReactNode
  readonly kind?: 'plain' | 'plus' | 'sum'
}

export function Line({ label, value, kind = 'plain' }: LineProps) {
  return (
    <div className={kind === 'plain' ? css.line : `${css.line} ${css[kind]}`}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
