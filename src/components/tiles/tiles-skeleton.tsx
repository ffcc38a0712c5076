import { Skeleton } from '../skeleton/skeleton'
import * as css from './tiles.css'

export function FactSkeleton({ width }: { readonly width: number }) {
  return (
    <span className={`${css.room} ${css.factRoom}`}>
      <Skeleton width={width} height={12} />
    </span>
  )
}

function TileSkeleton({ width }: { readonly width: number }) {
  return (
    <div className={css.tile}>
      <span className={css.room}>
        <Skeleton width={20} height={20} />
      </span>
      <span>
        <span className={`${css.room} ${css.titleRoom}`}>
          <Skeleton width={width} height={14} />
        </span>
        <FactSkeleton width={82} />
      </span>
    </div>
  )
}

/** Placeholder for two tiles, until the available ones are known. */
export function TilesSkeleton() {
  return (
    <div className={css.tiles}>
      <TileSkeleton width={118} />
      <TileSkeleton width={60} />
    </div>
  )
}
