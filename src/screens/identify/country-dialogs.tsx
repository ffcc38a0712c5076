import { useSelector } from '@xstate/react'
import { LazyPart } from '../../checkout/lazy-part'
import { useChild } from '../../checkout/use-view'
import type { FormActor } from './form-actor'

const loadPart = () => import('./country-choice').then(({ CountryChoice }) => CountryChoice)

function OverForm({ actor }: { readonly actor: FormActor }) {
  const choice = useSelector(actor, ({ children }) => children.countryChoice)
  const close = () => choice?.send({ type: 'shopper.closedCountries' })
  return (
    <LazyPart
      wanted={choice ? 'now' : 'never'}
      load={loadPart}
      close={close}
      fallback="notice"
      yields
      props={{ actor: choice }}
    />
  )
}

/**
 * The country list, over every form with a phone number. Few shoppers open it, and a dialog is larger than all the other parts of the form,
 * so its code loads on the press, or earlier with the prefetched screens.
 */
export function CountryDialogs() {
  const [identify, registration] = [useChild('identify'), useChild('registration')]
  const actor = identify ?? registration
  return actor && <OverForm actor={actor} />
}
