import { useSelector } from '@xstate/react'
import { useChild } from '../../checkout/use-view'
import { CountryChoice } from './country-choice'
import type { FormActor } from './form-actor'

function OverForm({ actor }: { readonly actor: FormActor }) {
  const choice = useSelector(actor, ({ children }) => children.countryChoice)
  return <CountryChoice actor={choice} />
}

/** The countries, over every form with a number. */
export function CountryDialogs() {
  const [identify, registration] = [useChild('identify'), useChild('registration')]
  const actor = identify ?? registration
  return actor && <OverForm actor={actor} />
}
