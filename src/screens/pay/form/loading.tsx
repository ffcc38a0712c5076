import { isGuest } from '../../../../machines/checkout/buyer-view'
import { stack } from '../../../../styles/rhythm.css'
import { visuallyHidden } from '../../../../styles/visually-hidden.css'
import { useView } from '../../../checkout/use-view'
import { Button } from '../../../components/button/button'
import * as rows from '../../../components/row/row.css'
import { Skeleton } from '../../../components/skeleton/skeleton'
import { TilesSkeleton } from '../../../components/tiles/tiles-skeleton'
import { useWords } from '../../../words/use-words'
import * as css from './loading.css'
import * as payCss from './pay-button.css'

/** Reserves the space of the sentence beside the pay button too. */
export function LoadingButton() {
  const { say } = useWords()
  return (
    <div className={payCss.action}>
      <Button busy>{say('shell.loading')}</Button>
      <p className={payCss.reasonRoom} data-room={say('payment.reason.agreement')} aria-hidden="true" />
    </div>
  )
}

interface RowsSkeletonProps {
  readonly count: number
  /** Widths of its two lines, in design pixels. */
  readonly words: readonly [number, number]
  readonly end: readonly [width: number, height: number]
  readonly isSlim?: boolean
  readonly name?: string
}

/** Placeholder for rows that are loading. */
export function RowsSkeleton({
  count,
  words: [first, second],
  end: [width, height],
  isSlim = false,
  name,
}: RowsSkeletonProps) {
  return (
    <div className={rows.group} data-room={name}>
      {Array.from({ length: count }, (_, place) => (
        <div className={isSlim ? `${rows.row} ${rows.slim}` : rows.row} key={place}>
          <Skeleton width={22} height={22} round />
          <div className={css.words}>
            <Skeleton width={first} height={14} />
            <Skeleton width={second} height={12} />
          </div>
          <Skeleton width={width} height={height} />
        </div>
      ))}
    </div>
  )
}

export function LineSkeleton({ name }: { readonly name: string }) {
  return (
    <p className={css.line} data-room={name}>
      <Skeleton width={180} height={14} />
    </p>
  )
}

export function CardsSkeleton() {
  const { say } = useWords()
  return (
    <div className={css.room} data-room="cards">
      <p className={visuallyHidden}>{say('shell.loading')}</p>
      <div className={css.title}>
        <Skeleton width={140} height={16} />
      </div>
      <RowsSkeleton count={3} words={[130, 170]} end={[44, 30]} />
    </div>
  )
}

/** Placeholder for the method tiles and the first method. A foreign buyer is no member and has one method, so there are no tiles. */
export function PayLoading() {
  const hasTiles = !useView(isGuest)
  return (
    <div className={stack}>
      {hasTiles && <TilesSkeleton />}
      <CardsSkeleton />
    </div>
  )
}
