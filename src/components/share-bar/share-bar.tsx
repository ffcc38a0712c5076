import type { ReactNode } from 'react'
import * as css from './share-bar.css'

export type Tone = keyof typeof css.shares

export interface Share {
  readonly tone: Tone
  /** In any unit, but the same for all shares. */
  readonly size: number
}

/** Draws the shares of an amount. The lines beside it say the same, so it is hidden from screen readers. */
export function ShareBar({ shares }: { readonly shares: readonly Share[] }) {
  return (
    <div className={css.split} aria-hidden="true">
      {shares.map(({ tone, size }) => (
        <span key={tone} className={css.shares[tone]} style={{ flexGrow: size }} />
      ))}
    </div>
  )
}

export interface ShareKeyProps {
  readonly tone: Tone
  readonly children: ReactNode
}

/** A share's colour, beside its label. */
export function ShareKey({ tone, children }: ShareKeyProps) {
  return (
    <span className={css.keyed}>
      <span className={css.keys[tone]} />
      <span>{children}</span>
    </span>
  )
}
