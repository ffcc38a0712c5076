import { useSelector } from '@xstate/react'
import type { Ref } from 'react'
import { formatMoney } from '../../../machines/entities/money'
import { bankTransferView } from '../../../machines/payment/bank-transfer/view'
import { type PaymentView, paymentView } from '../../../machines/payment/view'
import { useArrival } from '../../checkout/use-arrival'
import { useMethod } from '../../checkout/use-method'
import { useChild, useChildView } from '../../checkout/use-view'
import { Heading } from '../../components/heading/heading'
import { Main } from '../../components/main/main'
import { LiveText } from '../../components/live-text/live-text'
import { useWords } from '../../words/use-words'
import { CampaignBanner } from '../campaign/campaign-banner'
import { ReloadNote } from '../reload-note/reload-note'
import { Buyer } from './buyer/buyer'
import { LoadingButton, PayLoading } from './form/loading'
import { Methods } from './methods'
import { useForm } from './methods/use-form'
import { PaySummary } from './pay-summary'
import { usePriceBreakdown } from './summary/price-summary'

/** Nothing is loading in these states: the screen says what to do. */
const STUCK: readonly (PaymentView['kind'] | undefined)[] = ['termsFailed', 'methodCrashed', 'none']

/** The pay button of the current method, shown in the payment bar. */
export function PayAction() {
  const form = useForm()
  const isStuck = useSelector(useChild('payment'), (snapshot) => STUCK.includes(snapshot && paymentView(snapshot).kind))
  if (form) return <form.method.Action actor={form.actor} />
  return isStuck ? null : <LoadingButton />
}

function SpokenAmount() {
  const { say, language } = useWords()
  const sum = usePriceBreakdown()
  const left = sum === 'unknown' ? undefined : sum?.left
  // In another language the same amount has another text, which is not announced.
  return <LiveText key={language}>{left && say('sum.toPay', { amount: formatMoney(left, language) })}</LiveText>
}

/** Focuses a heading whose subject has changed. */
const takesFocus = (heading: HTMLHeadingElement | null) => heading?.focus()

/** How to pay; or, once a bank transfer has its code, how much to send. */
function PayHeading({ headingRef }: { readonly headingRef: Ref<HTMLHeadingElement> }) {
  const { say, language } = useWords()
  const view = useChildView(useMethod('bankTransfer'), bankTransferView)
  if (!view?.transfer) {
    return (
      <div>
        <Heading headingRef={headingRef}>{say('payment.heading')}</Heading>
        <Buyer />
      </div>
    )
  }
  const amount = view.transfer.amount && formatMoney(view.transfer.amount, language)
  if (view.transfer.code === undefined) {
    return (
      <Heading key="withoutCode" headingRef={takesFocus} lede={say('transfer.withoutCode.text')}>
        {amount === undefined ? say('transfer.withoutCode.noAmount') : say('transfer.withoutCode', { amount })}
      </Heading>
    )
  }
  const bank = view.account?.bankName
  const lede = bank === undefined ? say('transfer.send.lede.noBank') : say('transfer.send.lede', { bank })
  return (
    <Heading key="send" headingRef={takesFocus} lede={lede}>
      {amount === undefined ? say('transfer.send.noAmount') : say('transfer.send', { amount })}
    </Heading>
  )
}

/** `/pay`: how to pay. */
export function PayScreen() {
  const actor = useChild('payment')
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  return (
    <Main screen="pay">
      <PaySummary />
      <PayHeading headingRef={headingRef} />
      <CampaignBanner />
      {actor ? <Methods actor={actor} /> : <PayLoading />}
      <ReloadNote />
      <SpokenAmount />
    </Main>
  )
}
