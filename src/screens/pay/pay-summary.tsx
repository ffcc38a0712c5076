import { useSelector } from '@xstate/react'
import { mayBePaidElsewhere } from '../../../machines/checkout/views'
import { useView } from '../../checkout/use-view'
import { FormSummary } from '../form-summary/form-summary'
import { useWords } from '../../words/use-words'
import type { FormOnShow } from './form/method'
import { isSameContent } from './form/is-same-content'
import { useForm } from './methods/use-form'

function Refused({ method, actor }: FormOnShow) {
  const { say } = useWords()
  const refused = useSelector(actor, (snapshot) => method.refused?.(snapshot) ?? [], isSameContent)
  const { handles = {} } = method
  const isNoteTrue = !useView(mayBePaidElsewhere)
  return (
    <FormSummary
      refused={refused.map(({ field, key }) => ({ field: handles[field] ?? field, key }))}
      note={isNoteTrue ? say('errors.noMoneyMoved') : undefined}
    />
  )
}

/** Lists above the methods why the last press on the current one was refused. */
export function PaySummary() {
  const form = useForm()
  return form && <Refused {...form} />
}
