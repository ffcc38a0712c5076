import { useJudgedPress } from '../../checkout/use-judged-press'
import { link } from '../../components/linked-text/linked-text.css'
import { Note } from '../../components/note/note'
import { useWords } from '../../words/use-words'
import * as css from './ignored-press-note.css'

/** Why the last press on a button that moves money was ignored, in a frame. It is placed where it does not move the button. */
export function IgnoredPressNote() {
  const { say } = useWords()
  const ignored = useJudgedPress()
  return (
    <div className={css.region} role="status">
      {ignored && (
        <div className={css.space} data-ignored-press={ignored.reason}>
          <Note tone="warning" icon="alert-circle">
            {say(ignored.reason === 'tooSoon' ? 'press.tooSoon' : 'press.notSeen')}
            {ignored.reason === 'notSeen' && (
              <>
                <br />
                <a
                  className={`${link} ${css.open}`}
                  href={ignored.address}
                  target="_blank"
                  rel="noopener"
                  data-action="open-window"
                >
                  {say('press.window')}
                </a>
              </>
            )}
          </Note>
        </div>
      )}
    </div>
  )
}
