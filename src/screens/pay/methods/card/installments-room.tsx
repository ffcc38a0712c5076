import * as rows from '../../../../components/row/row.css'
import { Skeleton } from '../../../../components/skeleton/skeleton'
import * as css from '../../form/loading.css'

function OptionRoom() {
  return (
    <div className={`${rows.row} ${rows.slim}`}>
      <Skeleton width={22} height={22} round />
      <div className={css.words}>
        <Skeleton width={88} height={14} />
        <Skeleton width={112} height={12} />
      </div>
      <Skeleton width={84} height={14} />
    </div>
  )
}

/** The room of a few options, until they come. */
export function InstallmentsRoom() {
  return (
    <div className={rows.group} data-room="installments">
      <OptionRoom />
      <OptionRoom />
      <OptionRoom />
    </div>
  )
}
