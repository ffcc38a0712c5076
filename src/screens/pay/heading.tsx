import { useSelector } from '@xstate/react'
import type { Ref } from 'react'
import { bankTransferView } from '../../../machines/payment/bank-transfer/view'
import { formatMoney } from '../../../machines/entities/money'
import { useMethod } from '../../checkout/use-method'
import { Heading } from '../../components/heading/heading'
import { useWords } from '../../words/use-words'
import { isSame } from './form/same-view'

/** What it is about now takes the focus, where that has become something else. */
const takesFocus = (heading: HTMLHeadingElement | null) => heading?.focus()

/** How to pay; or, once a transfer has its code, how much to send. */
export function PayHeading({ headingRef }: { readonly headingRef: Ref<HTMLHeadingElement> }) {
  const { say, language } = useWords()
  const view = useSelector(useMethod('bankTransfer'), (snapshot) => snapshot && bankTransferView(snapshot), isSame)
  if (!view?.transfer) return <Heading headingRef={headingRef}>{say('payment.heading')}</Heading>
  const amount = view.transfer.amount && formatMoney(view.transfer.amount, language)
  if (view.transfer.code === undefined) {
    return (
      <Heading key="untold" headingRef={takesFocus} lede={say('transfer.untold.text')}>
        {amount === undefined ? say('transfer.untold.noAmount') : say('transfer.untold', { amount })}
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
