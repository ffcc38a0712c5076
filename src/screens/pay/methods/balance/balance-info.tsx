import { balancePaymentView } from '../../../../../machines/payment/balance/view'
import { paymentView } from '../../../../../machines/payment/view'
import { useMethod } from '../../../../checkout/use-method'
import { useChild, useChildView } from '../../../../checkout/use-view'
import { Button } from '../../../../components/button/button'
import { Line, Lines } from '../../../../components/lines/lines'
import { Modal } from '../../../../components/modal/modal'
import { Money } from '../../../../components/money/money'
import { useWords } from '../../../../words/use-words'
import * as css from './balance.css'
import { nextStepKey } from './next-step-key'

/** Modal over the balance, shown once: that it is not enough, by how much, and what the shopper can do (BAL-03). */
export function BalanceInfo() {
  const { say, language } = useWords()
  const actor = useMethod('balancePayment')
  const view = useChildView(actor, balancePaymentView)
  const payment = useChildView(useChild('payment'), paymentView)
  const close = () => actor?.send({ type: 'shopper.closed' })
  return (
    <Modal
      name="balance-info"
      title={say(view?.isOfOtherCurrency ? 'balanceInfo.otherCurrency' : 'balanceInfo.title')}
      isOpen={view?.kind === 'explaining'}
      onClose={close}
      closeLabel={say('shell.close')}
      width="default"
      actions={
        <Button action="understood" onPress={close}>
          {say('balanceInfo.understood')}
        </Button>
      }
    >
      <p>{view && payment && say(nextStepKey(view, payment))}</p>
      <div className={css.lines}>
        {view?.balance && (
          <Lines>
            <Line label={say('balance.mine')} value={<Money amount={view.balance} language={language} />} />
            <Line label={say('shell.orderAmount')} value={<Money amount={view.price} language={language} />} />
            {view.shortfall && (
              <Line
                label={say('balance.shortfall')}
                value={<Money amount={view.shortfall} language={language} />}
                kind="sum"
              />
            )}
          </Lines>
        )}
      </div>
    </Modal>
  )
}
