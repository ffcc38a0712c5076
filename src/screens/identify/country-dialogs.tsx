import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { LatePart } from '../../checkout/late-part'
import { useChild } from '../../checkout/use-view'
import type { FormActor } from './form-actor'

const loadPart = () => import('./country-choice').then(({ CountryChoice }) => CountryChoice)

function OverForm({ actor }: { readonly actor: FormActor }) {
  const choice = useSelector(actor, ({ children }) => children.countryChoice)
  const close = useCallback(() => choice?.send({ type: 'shopper.closedCountries' }), [choice])
  return (
    <LatePart
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
 * The countries, over every form with a number. Few shoppers open them, and a dialog is larger than all else that joins the form, so its code
 * comes with the press, or before it with the screens that are loaded ahead.
 */
export function CountryDialogs() {
  const [identify, registration] = [useChild('identify'), useChild('registration')]
  const actor = identify ?? registration
  return actor && <OverForm actor={actor} />
}
