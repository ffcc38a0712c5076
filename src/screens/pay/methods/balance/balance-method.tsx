import { flushSync } from 'react-dom'
import type { Money as Amount } from '../../../../../machines/entities/money'
import { type BalancePaymentView, balancePaymentView } from '../../../../../machines/payment/balance/view'
import type { PaymentView } from '../../../../../machines/payment/view'
import { useChildView } from '../../../../checkout/use-view'
import { stack } from '../../../../../styles/rhythm.css'
import { visuallyHidden } from '../../../../../styles/visually-hidden.css'
import { Button } from '../../../../components/button/button'
import { second } from '../../../../components/button/looks.css'
import { Hero } from '../../../../components/hero/hero'
import { triangle } from '../../../../components/icon/later-icons'
import { AmountSkeleton } from '../../../../components/lines/amount-skeleton'
import { Line, Lines } from '../../../../components/lines/lines'
import { Money } from '../../../../components/money/money'
import { Note } from '../../../../components/note/note'
import { Paper } from '../../../../components/paper/paper'
import { Skeleton } from '../../../../components/skeleton/skeleton'
import { useWords } from '../../../../words/use-words'
import type { BalancePaymentActor, PaymentActor } from '../../form/actors'
import { Agreement } from '../../form/agreement'
import { focusField } from '../../../../components/field/focus-field'
import type { FormProps } from '../../form/method'
import { PayForm } from '../../form/pay-form'
import { ProblemNote } from '../../form/problem-note'
import { LoadFailed } from '../../form/load-failed'
import { useFormMoneyFact, useRefusalMoneyFact } from '../../form/use-form-money-fact'
import * as css from './balance.css'
import { nextStepKey } from './next-step-key'

const less = ({ minor, currency }: Amount): Amount => ({ minor: -minor, currency })

/** The balance, the amount to pay, and what remains or is missing; placeholders while the balance loads. */
function BalancePaper({ view }: { readonly view: BalancePaymentView }) {
  const { say, language } = useWords()
  const { balance, price, balanceAfter, shortfall } = view
  const end = shortfall ?? balanceAfter
  return (
    <Paper>
      <Hero label={say('balance.mine')} isBesidePanel>
        {balance ? <Money amount={balance} language={language} size="large" /> : <BalanceSkeleton />}
      </Hero>
      <Lines>
        <Line label={say('shell.amountToPay')} value={<Money amount={less(price)} language={language} />} />
        {(end || !balance) && (
          <Line
            label={say(shortfall ? 'balance.shortfall' : 'balance.after')}
            value={end ? <Money amount={end} language={language} /> : <AmountSkeleton />}
            kind="sum"
          />
        )}
      </Lines>
    </Paper>
  )
}

function BalanceSkeleton() {
  const { say } = useWords()
  return (
    <div className={css.amountRoom} data-room="balance">
      <p className={visuallyHidden}>{say('shell.loading')}</p>
      <Skeleton width={168} height={30} />
    </div>
  )
}

/** The balance is unknown, so nothing can be paid from it. */
function BalanceUnknown({ payment }: { readonly payment: PaymentActor }) {
  const { say } = useWords()
  const uncharged = useFormMoneyFact()
  return (
    <LoadFailed
      title={say('balance.unknown')}
      onRetry={() => {
        flushSync(() => payment.send({ type: 'shopper.askedBalance' }))
        // The pressed control unmounts while the request is in flight.
        focusField('balance')
      }}
    >
      {say(uncharged === 'errors.noMoneyMoved' ? 'balance.unknown.text' : uncharged)}
    </LoadFailed>
  )
}

interface InsufficientProps {
  readonly payment: PaymentActor
  readonly view: BalancePaymentView
  readonly of: PaymentView
}

/** Why the balance can't pay this order (BAL-04), and what can. */
function Insufficient({ payment, view, of }: InsufficientProps) {
  const { say } = useWords()
  const chooseCard = () => {
    flushSync(() => payment.send({ type: 'shopper.choseMethod', method: 'credit-card' }))
    // The pressed control unmounts with its method.
    document.querySelector<HTMLElement>('[data-method="credit-card"]')?.focus()
  }
  return (
    <>
      {/* Always mounted, because only then is a note that appears in it announced. */}
      <div role="status">
        {view.isInsufficient && (
          <Note tone="warning" icon={triangle}>
            <b>{say(view.isOfOtherCurrency ? 'balance.otherCurrency' : 'balance.insufficient')}</b>
            <br />
            {say(nextStepKey(view, of))}
          </Note>
        )}
      </div>
      {view.isInsufficient && of.methods.includes('credit-card') && (
        <Button look={second} action="choose-card" onPress={chooseCard}>
          {say('balance.byCard')}
        </Button>
      )}
    </>
  )
}

/** Paying the whole order from the wallet's balance (BAL-01). */
export function BalanceMethod({ actor, payment, of }: FormProps<BalancePaymentActor>) {
  const view = useChildView(actor, balancePaymentView)
  const uncharged = useRefusalMoneyFact()
  const isUnknown = view.balance === undefined && of.balanceIs !== 'asking'
  return (
    <>
      <ProblemNote problem={view.problem} uncharged={uncharged} />
      <PayForm name="balance-form">
        <div className={stack} data-field="balance" tabIndex={-1}>
          {isUnknown ? <BalanceUnknown payment={payment} /> : <BalancePaper view={view} />}
          <Insufficient payment={payment} view={view} of={of} />
        </div>
        {/* Hidden if nothing can be paid. */}
        {!isUnknown && !view.isInsufficient && <Agreement view={view} />}
      </PayForm>
    </>
  )
}
