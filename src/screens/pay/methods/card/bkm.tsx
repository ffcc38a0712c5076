import { form } from '../../../../../styles/rhythm.css'
import { infoMark, wallet } from '../../../../components/icon/later-icons'
import { Note } from '../../../../components/note/note'
import { RowButton } from '../../../../components/row/row-button'
import * as rows from '../../../../components/row/row.css'
import { Section } from '../../../../components/section/section'
import { useWords } from '../../../../words/use-words'
import { switchToSavedCards, type CardPartProps, NewCardRow } from './switch-card'

/** Paying by BKM Express: the only choice here is to go back to the cards. */
export function Bkm({ actor, view }: CardPartProps) {
  const { say } = useWords()
  return (
    <Section title={say('bkm.title')}>
      <div className={form}>
        <div data-field="bkm" tabIndex={-1}>
          <Note icon={infoMark}>{say('bkm.text')}</Note>
        </div>
        <div className={rows.group}>
          {view.hasSavedCards && (
            <RowButton icon={wallet} action="pay-with-saved-card" onPress={switchToSavedCards(actor)}>
              {say('payment.savedCard')}
            </RowButton>
          )}
          <NewCardRow actor={actor} />
        </div>
      </div>
    </Section>
  )
}
