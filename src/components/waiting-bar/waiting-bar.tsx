import { tiny } from '../../../styles/fine-text.css'
import * as css from './waiting-bar.css'

/** For waiting on another party only; the label says on whom or what. */
export function WaitingBar({ label }: { readonly label: string }) {
  return (
    <div>
      <div className={css.track} role="progressbar" aria-label={label}>
        <span className={css.runner} />
      </div>
      <p className={`${tiny} ${css.label}`} aria-hidden>
        {label}
      </p>
    </div>
  )
}
