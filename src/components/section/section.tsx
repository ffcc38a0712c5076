import { type ReactNode, useId } from 'react'
import * as css from './section.css'

export interface SectionProps {
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={css.head}>
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        {aside !== undefined && <span className={css.aside}>{aside}</span>}
      </div>
      {children}
    </section>
  )
}
