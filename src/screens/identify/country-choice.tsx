import { type RefObject, useCallback, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { countryChoiceMachine } from '../../../machines/sign-in/country-choice/machine'
import { type CountryChoiceView, countryChoiceView } from '../../../machines/sign-in/country-choice/view'
import { useChildView } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import { retryArrow } from '../../components/icon/later-icons'
import { second } from '../../components/button/looks.css'
import { CountryList, NoCountry, CountryListSkeleton } from '../../components/country-list/country-list'
import type { ListedCountry } from '../../components/country-list/country-row'
import { Modal } from '../../components/modal/modal'
import { Note } from '../../components/note/note'
import { useWords, type Words } from '../../words/use-words'
import * as css from './country-choice.css'

export type CountryChoiceActor = ActorRefFrom<typeof countryChoiceMachine>

export interface CountryChoiceProps {
  /** The running child; undefined closes the modal. */
  readonly actor: CountryChoiceActor | undefined
}

/** Modal over a form to choose the country of its phone number. */
export function CountryChoice({ actor }: CountryChoiceProps) {
  const { say } = useWords()
  const fieldRef = useRef<HTMLInputElement>(null)
  const close = actor && (() => actor.send({ type: 'shopper.closedCountries' }))
  return (
    <Modal
      name="country"
      title={say('country.title')}
      isOpen={actor !== undefined}
      onClose={close}
      closeLabel={say('shell.close')}
      width="default"
      initialFocus={() => fieldRef.current}
      // Named explicitly, because neither Safari nor a screen reader focuses the pressed button.
      finalFocus={() => document.querySelector<HTMLElement>('[data-action="choose-country"]')}
    >
      {actor && (
        <div className={css.choice}>
          <Countries key={actor.sessionId} actor={actor} fieldRef={fieldRef} />
        </div>
      )}
    </Modal>
  )
}

interface CountriesProps {
  readonly actor: CountryChoiceActor
  readonly fieldRef: RefObject<HTMLInputElement | null>
}

function Countries({ actor, fieldRef }: CountriesProps) {
  const { say } = useWords()
  const view = useChildView(actor, countryChoiceView)
  const choose = useCallback(
    ({ prefix }: ListedCountry) => actor.send({ type: 'shopper.pickedCountry', prefix }),
    [actor],
  )
  const retry = () => {
    actor.send({ type: 'shopper.retried' })
    // The retry button unmounts with the failure note.
    fieldRef.current?.focus()
  }
  return (
    <CountryList
      label={say('country.search')}
      listLabel={say('country.list')}
      search={view.search}
      countries={view.found}
      chosen={view.current}
      searchStatus={searchStatusOf(view, say)}
      instead={insteadOf(view, say, retry)}
      isLoading={view.phase === 'loading'}
      fieldRef={fieldRef}
      onSearch={(text) => actor.send({ type: 'shopper.searched', text })}
      onChoose={choose}
    />
  )
}

function searchStatusOf({ phase, search, found }: CountryChoiceView, say: Words['say']): string {
  if (phase !== 'choosing' || search.trim() === '') return ''
  return found.length === 0 ? say('country.none') : say('country.found', { count: found.length })
}

function insteadOf({ phase, found }: CountryChoiceView, say: Words['say'], retry: () => void) {
  if (phase === 'loading') return <CountryListSkeleton label={say('shell.loading')} />
  if (phase === 'failed') {
    return (
      <div>
        <Note tone="danger" icon="alert-circle" role="alert">
          {say('country.failed')}
        </Note>
        <div className={css.retry}>
          <Button look={second} action="try-again" icon={retryArrow} onPress={retry}>
            {say('shell.tryAgain')}
          </Button>
        </div>
      </div>
    )
  }
  return found.length === 0 ? <NoCountry title={say('country.none')} hint={say('country.noneHint')} /> : undefined
}
