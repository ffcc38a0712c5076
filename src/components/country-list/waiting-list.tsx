import { Skeleton } from '../skeleton/skeleton'
import * as css from './country-list.css'

/** Widths of the names that are to come, in pixels of the drawing. */
const NAMES = [72, 108, 140, 84, 120, 64, 132, 96, 112, 76, 124, 88, 104, 68]

/** The room of the list until it is here. */
export function WaitingList({ label }: { readonly label: string }) {
  return (
    <div className={`${css.list} ${css.waiting}`} role="status" aria-label={label}>
      {NAMES.map((width) => (
        <div key={width} className={css.row}>
          <Skeleton width={width} height={16} />
          <Skeleton width={36} height={16} />
        </div>
      ))}
    </div>
  )
}
