import { flushSync } from 'react-dom'
import { useWords } from '../../../../words/use-words'
import type { PaymentActor } from '../../form/actors'
import { focusField } from '../../../../components/field/focus-field'
import { Unopened } from '../../form/unopened'

/** Nobody knows what there is: without it nothing can be paid from it. */
export function BalanceUnknown({ payment }: { readonly payment: PaymentActor }) {
  const { say } = useWords()
  return (
    <Unopened
      title={say('balance.unknown')}
      onRetry={() => {
        flushSync(() => {
          payment.send({ type: 'shopper.askedBalance' })
        })
        // The control that was pressed goes while it is asked for.
        focusField('balance')
      }}
    >
      {say('balance.unknown.text')}
    </Unopened>
  )
}
