import { Icon } from '../components/icon/icon'
import { arrowBack } from '../components/icon/later-icons'
import * as css from './back-button.css'

export interface BackButtonProps {
  readonly host: string | undefined
  readonly label: string
  /** Locked while a payment is in progress (PAY-05). */
  readonly isLocked: boolean
  readonly onPress: () => void
}

/** Shows the host only; its accessible name is the whole sentence (SHELL-01). */
export function BackButton({ host, label, isLocked, onPress }: BackButtonProps) {
  return (
    <button
      type="button"
      className={css.back}
      data-action="go-back"
      aria-label={label}
      aria-disabled={isLocked || undefined}
      onClick={({ currentTarget }) => {
        if (isLocked) return
        // Safari does not focus a pressed button, and the exit modal must return the focus to it.
        currentTarget.focus()
        onPress()
      }}
    >
      <span className={css.icon}>
        <Icon name={arrowBack} />
      </span>
      {host === undefined ? (
        <span className={css.whole}>{label}</span>
      ) : (
        <span className={css.host}>
          <bdi>{host}</bdi>
        </span>
      )}
    </button>
  )
}
