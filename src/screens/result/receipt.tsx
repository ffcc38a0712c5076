import { paidWith } from '../../../machines/after/result-extras/rules'
import { recordView, type RecordView } from '../../../machines/after/result-extras/view'
import { endingView, supportView } from '../../../machines/checkout/views'
import type { PriceBreakdown } from '../../../machines/entities/price-breakdown'
import { shownMerchantOf } from '../../../machines/entities/order'
import { isSameMoney } from '../../../machines/entities/same-money'
import type { Method } from '../../../machines/payment/rules'
import { useChild, useChildView, useView } from '../../checkout/use-view'
import { Hero } from '../../components/hero/hero'
import { Line, Lines } from '../../components/lines/lines'
import { Money } from '../../components/money/money'
import { Paper, TearLine } from '../../components/paper/paper'
import { bankTime } from '../../words/bank-time'
import { keptDay } from '../../words/long-day'
import type { WordKey } from '../../words/word-key'
import { useWords } from '../../words/use-words'

const UNKNOWN: RecordView = {
  ...paidWith(undefined),
  method: undefined,
  breakdown: undefined,
  installment: 1,
  orderedAt: undefined,
  receivedOn: undefined,
}

const METHOD_WORDS: Readonly<Record<Exclude<Method, 'credit-card'>, WordKey>> = {
  balance: 'receipt.method.balance',
  'shopping-credit': 'receipt.method.credit',
  'bank-transfer': 'receipt.method.transfer',
}

/** The method's name; undefined if it is unknown here. */
function methodWord({ method, isMixPayment, isSavedCard }: RecordView): WordKey | undefined {
  if (method === undefined) return undefined
  if (method !== 'credit-card') return METHOD_WORDS[method]
  if (isMixPayment) return 'receipt.method.mixed'
  return isSavedCard ? 'receipt.method.savedCard' : 'receipt.method.card'
}

/** The parts of the amount, if there are more than the order's own price. */
function Parts({ breakdown }: { readonly breakdown: PriceBreakdown }) {
  const { say, language } = useWords()
  const { price, installmentCost, balanceUsed, bonusUsed, cardPart } = breakdown
  const parts: readonly (readonly [WordKey, PriceBreakdown['price'] | undefined])[] = [
    ['receipt.installmentCost', installmentCost.minor > 0 ? installmentCost : undefined],
    ['receipt.balance', balanceUsed],
    ['receipt.bonus', bonusUsed],
    ['receipt.card', balanceUsed || bonusUsed ? cardPart : undefined],
  ]
  const shown = parts.filter(([, amount]) => amount !== undefined && amount.minor > 0)
  return (
    <>
      <Line label={say('receipt.order')} value={<Money amount={price} language={language} />} />
      {shown.map(
        ([label, amount]) =>
          amount && <Line key={label} label={say(label)} value={<Money amount={amount} language={language} />} />,
      )}
    </>
  )
}

/** What was paid, to whom, how and when, as far as it is known here (RES-01). */
export function Receipt() {
  const { say, language } = useWords()
  const ending = useView(endingView)
  const { amount, merchantName, merchantHost, paymentId } = ending
  const { code } = useView(supportView)
  const after = useChild('resultExtras')
  const record = useChildView(after, recordView) ?? UNKNOWN
  const { breakdown, installment, orderedAt, receivedOn } = record
  const method = methodWord(record)
  // The name is above the amount, if there is one.
  const merchant = amount ? merchantHost : shownMerchantOf(ending)
  // The provider may name another amount than this tab attempted, and the attempted parts would not add up to it (PAY-12).
  const isExplained = breakdown && (!amount || isSameMoney(breakdown.total, amount))
  return (
    <div data-receipt>
      <Paper>
        {amount && (
          <Hero label={merchantName === undefined ? say('result.amount') : <bdi>{merchantName}</bdi>}>
            <Money amount={amount} language={language} size="large" />
          </Hero>
        )}
        <Lines>
          {merchant !== undefined && (
            <Line label={say(amount ? 'receipt.website' : 'receipt.merchant')} value={<bdi>{merchant}</bdi>} />
          )}
          {isExplained && <Parts breakdown={breakdown} />}
          {method && <Line label={say('receipt.method')} value={say(method)} />}
          {installment > 1 && <Line label={say('receipt.installments')} value={String(installment)} />}
        </Lines>
        {(orderedAt !== undefined || paymentId !== undefined || code !== undefined) && <TearLine />}
        <Lines>
          {orderedAt !== undefined && <Line label={say('receipt.time')} value={bankTime(orderedAt, language)} />}
          {receivedOn && <Line label={say('receipt.receivedOn')} value={keptDay(receivedOn, language)} />}
          {paymentId !== undefined && <Line label={say('result.paymentId')} value={paymentId} />}
          {code !== undefined && <Line label={say('receipt.supportCode')} value={code} />}
        </Lines>
      </Paper>
    </div>
  )
}
