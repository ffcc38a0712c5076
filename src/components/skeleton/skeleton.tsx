import * as css from './skeleton.css'

export interface SkeletonProps {
  /** In design pixels, like the height. */
  readonly width: number
  readonly height: number
  readonly round?: boolean
}

/** Like `rem` of the tokens, without importing all of them into the first chunk. */
const inRem = (pixels: number) => `${pixels / 16}rem`

/**
 * Reserves the exact space of content that is loading. An empty SVG, since its size is in attributes, which the CSP allows in a prerendered
 * page, unlike inline styles.
 */
export function Skeleton({ width, height, round = false }: SkeletonProps) {
  const className = round ? `${css.skeleton} ${css.round}` : css.skeleton
  return <svg className={className} width={inRem(width)} height={inRem(height)} aria-hidden="true" focusable="false" />
}
