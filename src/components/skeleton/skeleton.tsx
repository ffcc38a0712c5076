import { rem } from '../../../styles/tokens'
import * as css from './skeleton.css'

export interface SkeletonProps {
  /** In pixels of the drawing. */
  readonly width: number
  readonly height: number
  readonly round?: boolean
}

/**
 * The exact room of what comes. An empty drawing: its size stands in attributes, which the content policy lets a
 * prerendered page have, unlike a style.
 */
export function Skeleton({ width, height, round = false }: SkeletonProps) {
  const className = round ? `${css.skeleton} ${css.round}` : css.skeleton
  return <svg className={className} width={rem(width)} height={rem(height)} aria-hidden="true" focusable="false" />
}
