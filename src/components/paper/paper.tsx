import type { ReactNode } from 'react'
import * as css from './paper.css'

/** A document for the shopper: price breakdown, receipt, transfer slip. Never nested. */
export function Paper({ children }: { readonly children: ReactNode }) {
  return <section className={css.paper}>{children}</section>
}

export function TearLine() {
  return <hr className={css.tear} />
}
