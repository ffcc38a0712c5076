import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { visuallyHidden } from '../../../styles/visually-hidden.css'

const URGENCY = { status: 'polite', alert: 'assertive' } as const

interface SpokenProps {
  readonly role: keyof typeof URGENCY
  readonly children: ReactNode
  /** For tests and merchants' scripts: `data-` attributes of the region. */
  readonly data?: Readonly<Record<`data-${string}`, string | undefined>>
}

/**
 * A live region beside the page's root. An open modal, and a bank's page within this one, hide the root from screen readers, and with it
 * each region in it. The modal spares an element of the body that has `aria-live`.
 */
export function Spoken({ role, children, data }: SpokenProps) {
  return createPortal(
    <p className={visuallyHidden} role={role} aria-live={URGENCY[role]} {...data}>
      {children}
    </p>,
    document.body,
  )
}
