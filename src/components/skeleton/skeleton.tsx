import * as css from './skeleton.css'

export interface SkeletonProps {
  /** In pixels of the drawing. */
  readonly width: number
  readonly height: number
  readonly round?: boolean
}

/** As in the tokens, all of which would come along to the first screen. */
const inRem = (pixels: number) => `${pixels / 16}rem`

/**
 * The exact space of what comes. An empty drawing: its size is in attributes, which the content policy lets a
 * prerendered page have, unlike a style.
 */
export function Skeleton({ width, height, round = false }: SkeletonProps) {
  const className = round ? `${css.skeleton} ${css.round}` : css.skeleton
  return <svg className={className} width={inRem(width)} height={inRem(height)} aria-hidden="true" focusable="false" />
}
