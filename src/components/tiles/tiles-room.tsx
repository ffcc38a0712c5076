import { Skeleton } from '../skeleton/skeleton'
import * as css from './tiles.css'

export function FactRoom({ width }: { readonly width: number }) {
  return (
    <span className={`${css.room} ${css.factRoom}`}>
      <Skeleton width={width} height={12} />
    </span>
  )
}

function TileRoom({ width }: { readonly width: number }) {
  return (
    <div className={css.tile}>
      <span className={css.room}>
        <Skeleton width={20} height={20} />
      </span>
      <span>
        <span className={`${css.room} ${css.titleRoom}`}>
          <Skeleton width={width} height={14} />
        </span>
        <FactRoom width={82} />
      </span>
    </div>
  )
}

/** Placeholder for two tiles, until the available ones are known. */
export function TilesRoom() {
  return (
    <div className={css.tiles}>
      <TileRoom width={118} />
      <TileRoom width={60} />
    </div>
  )
}
