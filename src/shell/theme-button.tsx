import { Icon } from '../components/icon/icon'
import { useWords } from '../words/use-words'
import * as css from './theme-button.css'

/** Heard by the boot script: it stands in the page before the app's code has come. */
export function ThemeButton() {
  const { say } = useWords()
  return (
    <button type="button" data-action="toggle-theme">
      <span className={css.toDark}>
        <span className={css.icon}>
          <Icon name="moon" />
        </span>
        {say('shell.darkTheme')}
      </span>
      <span className={css.toLight}>
        <span className={css.icon}>
          <Icon name="sun" />
        </span>
        {say('shell.lightTheme')}
      </span>
    </button>
  )
}
