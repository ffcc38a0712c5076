import { useSelector } from '@xstate/react'
import { type Money, formatMoney } from '../../../../machines/entities/money'
import { priceChangeView } from '../../../../machines/payment/attempt/view'
import { paymentView } from '../../../../machines/payment/view'
import { sheetTitle } from '../../../checkout/open-sheet'
import { useCheckout } from '../../../checkout/provider'
import { useAttempt } from '../../../checkout/use-method'
import { useChild, useChildView } from '../../../checkout/use-view'
import { Button } from '../../../components/button/button'
import { ButtonLink } from '../../../components/button/button-link'
import { second } from '../../../components/button/looks.css'
import { useWords } from '../../../words/use-words'
import { AcceptPrice } from '../form/accept-price'
import { DangerModal } from './danger-modal'
import { useCannotPayWords } from '../form/use-cannot-pay-words'
import { useFormMoneyFact } from '../form/use-form-money-fact'

/** The order can't be paid here: the next step is the shop, or first a retry where that may help. */
function CannotPay() {
  const { say } = useWords()
  const payment = useChild('payment')
  const kind = useChildView(payment, (snapshot) => paymentView(snapshot).kind)
  const canRetry = useSelector(payment, (snapshot) => snapshot !== undefined && paymentView(snapshot).canRetry)
  const isOpen = useSelector(payment, (snapshot) => snapshot?.hasTag('dangerShown') === true)
  const { shopUrl, host, title, text } = useCannotPayWords(kind)
  return (
    <DangerModal
      type="error"
      title={title}
      isOpen={isOpen}
      onClose={() => payment?.send({ type: 'shopper.closedDanger' })}
      actions={
        <>
          {canRetry && (
            <Button action="try-again" onPress={() => payment?.send({ type: 'shopper.retried' })}>
              {say('shell.tryAgain')}
            </Button>
          )}
          {shopUrl !== undefined && host !== undefined && (
            <ButtonLink href={shopUrl} action="open-shop" look={canRetry ? second : undefined}>
              {say('pages.pay.screens.dangerModal.link', { host })}
            </ButtonLink>
          )}
        </>
      }
    >
      {text}
    </DangerModal>
  )
}

interface NewPriceTextProps {
  readonly from: Money
  readonly to: Money
}

export function NewPriceText({ from, to }: NewPriceTextProps) {
  const { say, language } = useWords()
  const uncharged = useFormMoneyFact()
  const amounts = { from: formatMoney(from, language), to: formatMoney(to, language) }
  if (uncharged !== 'errors.noMoneyMoved')
    return `${say('pages.pay.screens.dangerModal.info.amounts', amounts)} ${say(uncharged)}`
  return say('pages.pay.screens.dangerModal.info.description', amounts)
}

/** Takes the focus once the modal is closed: the note in the page or, if the sheet of a phone covers that, the title of the sheet. */
const newPriceNote = () => sheetTitle() ?? document.querySelector<HTMLElement>('main [data-field="newPrice"]')

/** The order's price has changed: nothing is paid before the shopper accepts the new one (BEST-08). */
function NewPrice() {
  const { say } = useWords()
  const { actor: checkout } = useCheckout()
  const attempt = useAttempt()
  const change = useChildView(attempt, priceChangeView)
  const close = () => attempt?.send({ type: 'shopper.closedDanger' })
  return (
    <DangerModal
      type="info"
      title={say('pages.pay.screens.dangerModal.info.title')}
      isOpen={change?.isAnnounced === true}
      finalFocus={newPriceNote}
      onClose={close}
      actions={
        <>
          <AcceptPrice />
          <Button
            look={second}
            action="show-detail"
            onPress={() => {
              close()
              if (!checkout.getSnapshot().matches({ detail: 'open' })) checkout.send({ type: 'shopper.toggledDetail' })
            }}
          >
            {say('pages.pay.screens.dangerModal.info.link')}
          </Button>
        </>
      }
    >
      {change && <NewPriceText from={change.from} to={change.to} />}
    </DangerModal>
  )
}

export function Danger() {
  return (
    <>
      <CannotPay />
      <NewPrice />
    </>
  )
}
