import { Skeleton } from '../skeleton/skeleton'
import * as css from './lines.css'

/** Placeholder for an amount in a line. */
export function AmountSkeleton() {
  return (
    <span className={css.coming}>
      <Skeleton width={64} height={12} />
    </span>
  )
}
