import { CheckBox } from '../../../../components/check-box/check-box'
import { Note } from '../../../../components/note/note'
import { useWords } from '../../../../words/use-words'
import * as css from './card.css'
import type { CardPartProps } from './switch-card'

/**
 * Offers 3-D Secure as a choice, or says that it is required. The live region is always mounted, so that a change caused by another card is
 * announced. With a part paid from the balance there is no choice and no note (CARD-09).
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
