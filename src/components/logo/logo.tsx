import { WalletMark } from './wallet-mark'
import * as css from './logo.css'

/** The mark, and beside it the product's name. */
export function Logo({ name }: { readonly name: string }) {
  return (
    <span className={css.logo}>
      <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <WalletMark turned={css.turned} wallet={css.wallet} clasp={css.clasp} />
      </svg>
      <span data-product-name>{name}</span>
    </span>
  )
}
