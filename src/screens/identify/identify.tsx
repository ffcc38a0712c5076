import { useState } from 'react'
import { layoutView } from '../layout-view'
import { useArrival } from '../../checkout/use-arrival'
import { useChild, useView } from '../../checkout/use-view'
import { Heading } from '../../components/heading/heading'
import { Main } from '../../components/main/main'
import { useWords } from '../../words/use-words'
import type { FormActor } from './form-actor'
import type { FormParts } from './form-parts'
import { IdentifyForm } from './identify-form'
import { links } from './identify.css'

/** The form's actor. Under a modal, and while one machine hands the form to the next, the last actor stays. */
function useFormActor(): FormActor | undefined {
  const now = [useChild('identify'), useChild('registration')].find(Boolean)
  const [last, setLast] = useState<FormActor | undefined>(now)
  if (now && now !== last) setLast(now)
  return now ?? last
}

/** `/` and `/sdk`: asks who is paying. The only screen that is in the page before any script. */
export function IdentifyScreen({ parts }: { readonly parts: FormParts }) {
  const { say } = useWords()
  const { screen } = useView(layoutView)
  const actor = useFormActor()
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  return (
    <Main screen={screen}>
      {parts.Summary && actor && <parts.Summary actor={actor} />}
      <Heading lede={parts.Lede ? <parts.Lede /> : say('identify.lede')} headingRef={headingRef}>
        {parts.Title && actor ? <parts.Title actor={actor} /> : say('identify.heading')}
      </Heading>
      {actor && <IdentifyForm name="identify" actor={actor} parts={parts} />}
      <div className={links}>{actor && parts.Links && <parts.Links actor={actor} />}</div>
    </Main>
  )
}
