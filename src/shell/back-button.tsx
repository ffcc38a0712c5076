import { Icon } from '../components/icon/icon'
import { arrowBack } from '../components/icon/later-icons'
import { useWords } from '../words/use-words'
import * as css from './back-button.css'

export interface BackButtonProps {
  readonly host: string
  readonly onPress: () => void
}

const SEAM = '\u0000'

/** Says the whole sentence to those who listen or have a wide screen, and only the merchant's host on a phone. */
export function BackButton({ host, onPress }: BackButtonProps) {
  const { say } = useWords()
  const [before = '', after = ''] = say('shell.backTo', { host: SEAM }).split(SEAM)
  return (
    <button
      type="button"
      className={css.back}
      aria-label={say('shell.backTo', { host })}
      data-action="go-back"
      onClick={onPress}
    >
      <span className={css.arrow}>
        <Icon name={arrowBack} />
      </span>
      <span className={css.rest}>{before}</span>
      <span className={css.host}>
        <bdi>{host}</bdi>
      </span>
      <span className={css.rest}>{after}</span>
    </button>
  )
}
