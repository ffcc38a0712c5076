import * as css from './logo.css'

interface WalletMarkProps {
  /** A class per part that sets its colour, which depends on the background. */
  readonly turned: string
  readonly wallet: string
  readonly clasp: string
}

/** The wallet with its clasp, over the same square turned by an eighth: 32 units wide and high. */
export function WalletMark({ turned, wallet, clasp }: WalletMarkProps) {
  return (
    <>
      <rect className={turned} x="5.25" y="5.25" width="21.5" height="21.5" rx="2.5" transform="rotate(45 16 16)" />
      <rect className={wallet} x="5.25" y="5.25" width="21.5" height="21.5" rx="4" />
      <path className={clasp} d="M26.75 12.75h-7.5a3.25 3.25 0 0 0 0 6.5h7.5z" />
      <circle className={wallet} cx="19.6" cy="16" r="1.35" />
    </>
  )
}

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
