import { CheckBox } from '../../../../components/check-box/check-box'
import { Note } from '../../../../components/note/note'
import { useWords } from '../../../../words/use-words'
import * as css from './card.css'
import type { CardPartProps } from './switch-card'

/**
 * 3-D Secure as a choice, or that it is none. Its region is always there, so that it is heard when a card makes it one. Beside a
 * part of the balance there is nothing to choose, and nothing to say (CARD-09).
 */
export function ThreeDS({ actor, view }: CardPartProps) {
  const { say } = useWords()
  if (view.cardSource === 'bkm') return null
  const isForced = view.isThreeDSOffered && view.isThreeDSForced
  return (
    <>
      <div role="status" data-note={isForced ? 'threeDS' : undefined}>
        {isForced && (
          <div className={css.forced}>
            <Note icon="lock">{say('threeDS.forced')}</Note>
          </div>
        )}
      </div>
      {view.isThreeDSOffered && !view.isThreeDSForced && (
        <CheckBox
          field="threeDS"
          label={say('threeDS.ask')}
          checked={view.isThreeDSAsked}
          onToggle={(isThreeDSAsked) => actor.send({ type: 'shopper.askedThreeDS', isThreeDSAsked })}
        />
      )}
    </>
  )
}
