import { TextButton } from '../../components/text-button/text-button'
import { globe } from '../../components/icon/later-icons'
import { useWords } from '../../words/use-words'
import type { OfForm } from './form-parts'

/** The other ways on from the form. */
export function FormLinks({ actor }: OfForm) {
  const { say } = useWords()
  return (
    <TextButton
      icon={globe}
      action="use-foreign-number"
      onPress={() => {
        actor.send({ type: 'shopper.askedCountries' })
      }}
    >
      {say('identify.useForeign')}
    </TextButton>
  )
}
