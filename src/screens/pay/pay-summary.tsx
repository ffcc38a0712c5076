import { useSelector } from '@xstate/react'
import { FormSummary } from '../form-summary/form-summary'
import { useWords } from '../../words/use-words'
import type { FormOnShow } from './form/method'
import { isSameContent } from '../../checkout/is-same-content'
import { useFormMoneyFact } from './form/use-form-money-fact'
import { useForm } from './methods/use-form'

function Refused({ method, actor }: FormOnShow) {
  const { say } = useWords()
  const refused = useSelector(actor, (snapshot) => method.refused?.(snapshot) ?? [], isSameContent)
  const { handles = {} } = method
  const fact = useFormMoneyFact()
  return (
    <FormSummary
      refused={refused.map(({ field, key }) => ({ field: handles[field] ?? field, key }))}
      note={fact === 'errors.noMoneyMoved' ? say(fact) : undefined}
    />
  )
}

/** Lists above the methods why the last press on the current one was refused. */
export function PaySummary() {
  const form = useForm()
  return form && <Refused {...form} />
}
