import type { ReactNode } from 'react'
import * as css from './paper.css'

/** What the shopper keeps: ledger, receipt, transfer slip. Never inside another one. */
export function Paper({ children }: { readonly children: ReactNode }) {
  return <section className={css.paper}>{children}</section>
}

/** The tear line between two parts of a paper. */
export function Tear() {
  return <hr className={css.tear} />
}
