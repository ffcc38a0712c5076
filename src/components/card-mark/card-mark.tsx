import type { ReactNode } from 'react'
import type { CardBrand } from '../../../machines/entities/card'
import * as css from './card-mark.css'

const master = (
  <text x="22" y="18.3" fontSize="9.6" fontWeight="700" letterSpacing="-.2">
    master
  </text>
)

/** Our own plain lettering in one colour, not the brands' artwork, so that no mark draws more attention than another. */
const wordmarks: Record<CardBrand, ReactNode> = {
  VISA: (
    <text x="22" y="20" fontSize="13" fontWeight="800" fontStyle="italic" textLength="31">
      VISA
    </text>
  ),
  MASTER: master,
  MASTER2: master,
  MASTER3: master,
  MASTER4: master,
  AMEX: (
    <g fontSize="7.5" fontWeight="800" letterSpacing=".4">
      <text x="22" y="14">
        AMER
      </text>
      <text x="22" y="22">
        EXPR
      </text>
    </g>
  ),
  TROY: (
    <>
      <text x="22" y="19" fontSize="13" fontWeight="600" letterSpacing="-.2">
        troy
      </text>
      <path d="M10 23.5h24" />
    </>
  ),
}

/** A card whose brand is not known, or not known yet. */
const plainCard = <path d="M15 8.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H15a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM13 13h18" />

export interface CardMarkProps {
  readonly brand?: CardBrand | undefined
  /** The brand's name for screen readers. */
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
