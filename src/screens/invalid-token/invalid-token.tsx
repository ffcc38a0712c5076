import { useArrival } from '../../checkout/use-arrival'
import { Heading } from '../../components/heading/heading'
import { infoMark } from '../../components/icon/later-icons'
import { Main } from '../../components/main/main'
import { Note } from '../../components/note/note'
import { Seal } from '../../components/seal/seal'
import { actions } from '../../../styles/rhythm.css'
import { SupportCode } from '../support-code/support-code'
import { useWords } from '../../words/use-words'

/** In place of every other screen: a token that the provider does not know any more, or none at all. */
export function InvalidTokenScreen() {
  const { say } = useWords()
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  return (
    <Main screen="invalid-token" isFull>
      <Seal kind="link" />
      <Heading lede={say('errors.invalidToken.text')} headingRef={headingRef}>
        {say('errors.invalidToken.title')}
      </Heading>
      <div className={actions}>
        <Note icon={infoMark} role="alert">
          {say('errors.invalidToken.hint')}
        </Note>
      </div>
      <SupportCode />
    </Main>
  )
}
