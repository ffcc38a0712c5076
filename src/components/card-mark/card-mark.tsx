import * as css from './card-mark.css'
import type { CardBrand } from '../../../machines/entities/card'
import { plainCard, wordmarks } from './wordmarks'

export interface CardMarkProps {
  readonly brand?: CardBrand | undefined
  /** The brand's name as it is read aloud. */
  readonly label: string
  readonly size?: keyof typeof css.sizes
}

export function CardMark({ brand, label, size = 'normal' }: CardMarkProps) {
  return (
    <svg className={`${css.mark} ${css.sizes[size]}`} viewBox="0 0 44 30" role="img" aria-label={label}>
      {brand === undefined ? plainCard : wordmarks[brand]}
    </svg>
  )
}
