import { Icon } from '../icon/icon'
import { bank } from '../icon/later-icons'
import { WalletMark } from '../logo/logo'
import * as css from './route.css'

/** From the wallet to a bank; the heading under it says the same in words. */
export function Route() {
  return (
    <div className={css.route} aria-hidden="true">
      <span className={css.own}>
        <svg viewBox="0 0 32 32" focusable="false">
          <WalletMark turned={css.turned} wallet={css.wallet} clasp={css.clasp} />
        </svg>
      </span>
      <span className={css.path} />
      <span className={css.bank}>
        <Icon name={bank} />
      </span>
    </div>
  )
}
