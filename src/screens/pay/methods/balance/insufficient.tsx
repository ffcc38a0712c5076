import { flushSync } from 'react-dom'
import type { BalancePaymentView } from '../../../../../machines/payment/balance/view'
import type { Method } from '../../../../../machines/payment/rules'
import { Button } from '../../../../components/button/button'
import { second } from '../../../../components/button/looks.css'
import { triangle } from '../../../../components/icon/later-icons'
import { Note } from '../../../../components/note/note'
import { useWords } from '../../../../words/use-words'
import type { PaymentActor } from '../../form/actors'
import { wayOnKey } from './way-on-key'

export interface InsufficientProps {
  readonly payment: PaymentActor
  readonly view: BalancePaymentView
  readonly methods: readonly Method[]
}

/** The balance can't pay this order (BAL-04), and what can. */
export function Insufficient({ payment, view, methods }: InsufficientProps) {
  const { say } = useWords()
  const chooseCard = () => {
    flushSync(() => {
      payment.send({ type: 'shopper.choseMethod', method: 'credit-card' })
    })
    // The control that was pressed goes with its method.
    document.querySelector<HTMLElement>('[data-method="credit-card"]')?.focus()
  }
  return (
    <>
      <Note tone="warning" icon={triangle} role="status">
        <b>{say(view.isOfOtherCurrency ? 'balance.otherCurrency' : 'balance.insufficient')}</b>
        <br />
        {say(wayOnKey(view, methods))}
      </Note>
      {methods.includes('credit-card') && (
        <Button look={second} action="choose-card" onPress={chooseCard}>
          {say('balance.byCard')}
        </Button>
      )}
    </>
  )
}
