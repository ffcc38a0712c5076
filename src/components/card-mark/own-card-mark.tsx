import { sizes } from './card-mark.css'
import type { CardMarkProps } from './card-mark'
import * as css from './own-card-mark.css'

/** The mark of the wallet's own card. By itself, since the footer of the first screen has no use for it. */
export function OwnCardMark({ label, size = 'normal' }: Omit<CardMarkProps, 'brand'>) {
  return (
    <svg className={`${css.own} ${sizes[size]}`} viewBox="0 0 44 30" role="img" aria-label={label}>
      <g transform="translate(11 4) scale(.6875)">
        <rect
          className={css.turned}
          x="5.25"
          y="5.25"
          width="21.5"
          height="21.5"
          rx="2.5"
          transform="rotate(45 16 16)"
        />
        <rect className={css.wallet} x="5.25" y="5.25" width="21.5" height="21.5" rx="4" />
        <path className={css.clasp} d="M26.75 12.75h-7.5a3.25 3.25 0 0 0 0 6.5h7.5z" />
        <circle className={css.wallet} cx="19.6" cy="16" r="1.35" />
      </g>
    </svg>
  )
}
