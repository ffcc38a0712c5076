import type { ReactNode } from 'react'
import * as css from './tag.css'

export interface TagProps {
  readonly tone?: keyof typeof css.tones
  readonly children: ReactNode
}

/** A word or two behind a title. */
export function Tag({ tone = 'plain', children }: TagProps) {
  return <span className={css.tones[tone]}>{children}</span>
}
