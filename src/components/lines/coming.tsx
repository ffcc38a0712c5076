import { Skeleton } from '../skeleton/skeleton'
import * as css from './lines.css'

/** The room of an amount in a line, until it comes. */
export function Coming() {
  return (
    <span className={css.coming}>
      <Skeleton width={84} height={12} />
    </span>
  )
}
