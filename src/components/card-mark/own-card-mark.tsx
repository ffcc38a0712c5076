import { WalletMark } from '../logo/logo'
import { sizes } from './card-mark.css'
import type { CardMarkProps } from './card-mark'
import * as css from './own-card-mark.css'

/** The mark of the wallet's own card. On its own, since the footer of the first screen has no use for it. */
export function OwnCardMark({ label, size = 'normal' }: Omit<CardMarkProps, 'brand'>) {
  return (
    <svg className={`${css.own} ${sizes[size]}`} viewBox="0 0 44 30" role="img" aria-label={label}>
      <g transform="translate(11 4) scale(.6875)">
        <WalletMark turned={css.turned} wallet={css.wallet} clasp={css.clasp} />
      </g>
    </svg>
  )
}
