import type { BalancePaymentView } from '../../../../../machines/payment/balance/view'
import { type Money as Amount, formatMoney } from '../../../../../machines/entities/money'
import { Hero } from '../../../../components/hero/hero'
import { Coming } from '../../../../components/lines/coming'
import { Line, Lines } from '../../../../components/lines/lines'
import { Money } from '../../../../components/money/money'
import { Paper } from '../../../../components/paper/paper'
import { Skeleton } from '../../../../components/skeleton/skeleton'
import { useWords } from '../../../../words/use-words'
import * as css from './balance-paper.css'

const less = ({ minor, currency }: Amount): Amount => ({ minor: -minor, currency })

/** A ledger: what is there, what goes, and what remains, or is missing. While it is asked for, the room of it. */
export function BalancePaper({ view }: { readonly view: BalancePaymentView }) {
  const { say, language } = useWords()
  const { balance, price, balanceAfter, shortfall } = view
  const end = shortfall ?? balanceAfter
  return (
    <Paper>
      <Hero label={say('balance.mine')} isBesidePanel>
        {balance ? <Money amount={balance} language={language} size="large" /> : <AmountRoom />}
      </Hero>
      <Lines>
        <Line label={say('shell.amountToPay')} value={formatMoney(less(price), language)} />
        {(end || !balance) && (
          <Line
            label={say(shortfall ? 'balance.shortfall' : 'balance.after')}
            value={end ? formatMoney(end, language) : <Coming />}
            kind="sum"
          />
        )}
      </Lines>
    </Paper>
  )
}

function AmountRoom() {
  const { say } = useWords()
  return (
    <div className={css.amountRoom} role="status" aria-label={say('shell.loading')}>
      <Skeleton width={168} height={30} />
    </div>
  )
}
