import { numberChangeView } from '../../../machines/sign-in/number-change/view'
import { useChild } from '../../checkout/use-view'
import { Heading } from '../../components/heading/heading'
import { Main } from '../../components/main/main'
import { unbroken } from '../../words/unbroken'
import { useWords } from '../../words/use-words'
import { NumberForm } from './number-form'

/** `/change-phone-number`: the code is to go to another phone. */
export function ChangeNumberScreen() {
  const { say } = useWords()
  const actor = useChild('numberChange')
  const phone = actor && unbroken(numberChangeView(actor.getSnapshot()).maskedPhone)
  return (
    <Main screen="change-phone-number">
      <Heading lede={phone && say('changeNumber.lede', { phone })}>{say('changeNumber.heading')}</Heading>
      {actor && <NumberForm actor={actor} />}
    </Main>
  )
}
