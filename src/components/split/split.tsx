import * as css from './split.css'

export type Tone = keyof typeof css.shares

export interface Share {
  readonly tone: Tone
  /** All in one unit, which may be any. */
  readonly size: number
}

/** What something is made of, drawn: it adds nothing to the lines that say it, so it is not read aloud. */
export function Split({ shares }: { readonly shares: readonly Share[] }) {
  return (
    <div className={css.split} aria-hidden="true">
      {shares.map(({ tone, size }) => (
        <span key={tone} className={css.shares[tone]} style={{ flexGrow: size }} />
      ))}
    </div>
  )
}

/** The colour of a part of it, before the words that say the part. */
export function Key({ tone }: { readonly tone: Tone }) {
  return <span className={css.keys[tone]} />
}
