import { recordView } from '../../../machines/after/result-extras/view'
import { deadlineOf, ibanInGroups } from '../../../machines/payment/bank-transfer/rules'
import { endingView } from '../../../machines/checkout/views'
import { shownMerchantOf } from '../../../machines/entities/order'
import type { TransferReceipt } from '../../../machines/entities/receipt'
import { actions } from '../../../styles/rhythm.css'
import { useChild, useChildView, useView } from '../../checkout/use-view'
import { CopyRow } from '../../components/copy/copy-row'
import { Iban } from '../../components/copy/iban'
import { Hero } from '../../components/hero/hero'
import { Line, Lines } from '../../components/lines/lines'
import { Money } from '../../components/money/money'
import { Paper, TearLine } from '../../components/paper/paper'
import { Section } from '../../components/section/section'
import { Timeline } from '../../components/timeline/timeline'
import { keptDay } from '../../words/long-day'
import { useCopyWords } from '../../words/use-copy-words'
import { useWords } from '../../words/use-words'
import { StatusPage } from '../status-page/status-page'
import { ResultExtras } from './result-extras'
import { AwaitedReturnStatus, ReturnFailedStatus, ShopLink, ShopReturnButton } from './shop-return'

/** The order waits for the bank transfer that the shopper makes (BANK-05), so its details stay on screen. */
export function AwaitedTransfer({ receipt }: { readonly receipt: TransferReceipt }) {
  const { say, language } = useWords()
  const wordsOf = useCopyWords()
  const way = useChild('shopReturn')
  const { transfer, account } = receipt
  const endsOn = deadlineOf(transfer)
  const merchant = shownMerchantOf(useView(endingView))
  const after = useChild('resultExtras')
  const receivedOn = useChildView(after, (snapshot) => recordView(snapshot).receivedOn)
  const [code, iban, recipient] = [say('transfer.code'), say('transfer.iban'), say('transfer.recipient')]
  return (
    <StatusPage
      screen="result"
      icon="waiting"
      heading="awaited.heading"
      lede={
        <>
          {say('awaited.lede')} {way && <AwaitedReturnStatus actor={way} />}
        </>
      }
    >
      <div className={actions}>
        <Paper>
          <Hero label={code}>
            <CopyRow
              name="code"
              kind="tile"
              shown={<span data-transfer-code>{transfer.code}</span>}
              text={transfer.code}
              words={wordsOf(code)}
            />
          </Hero>
          <Lines>
            {transfer.amount && (
              <Line label={say('awaited.exactly')} value={<Money amount={transfer.amount} language={language} />} />
            )}
            {account?.bankName !== undefined && (
              <Line label={say('transfer.bank')} value={<bdi>{account.bankName}</bdi>} />
            )}
            {merchant !== undefined && <Line label={say('receipt.merchant')} value={<bdi>{merchant}</bdi>} />}
            {receivedOn && <Line label={say('receipt.receivedOn')} value={keptDay(receivedOn, language)} />}
            {endsOn && <Line label={say('transfer.lastDay')} value={keptDay(endsOn, language)} />}
          </Lines>
          {account && (
            <>
              <TearLine />
              <CopyRow
                name="iban"
                label={iban}
                shown={<Iban inGroups={ibanInGroups(account.iban)} />}
                text={account.iban}
                words={wordsOf(iban)}
                kind="long"
              />
              {account.recipient !== undefined && (
                <CopyRow
                  name="recipient"
                  label={recipient}
                  shown={account.recipient}
                  text={account.recipient}
                  words={wordsOf(recipient)}
                />
              )}
            </>
          )}
        </Paper>
      </div>
      <div className={actions}>
        {way && <ReturnFailedStatus actor={way} />}
        {way ? <ShopReturnButton actor={way} /> : <ShopLink isOnly />}
      </div>
      <div className={actions}>
        <Section title={say('awaited.next')}>
          <Timeline
            done={{ count: 1, word: say('result.stepDone') }}
            steps={[
              { title: say('awaited.next.code') },
              { title: say('awaited.next.send'), second: say('awaited.next.send.how') },
              { title: say('awaited.next.confirmed'), second: say('awaited.next.confirmed.when') },
            ]}
          />
        </Section>
      </div>
      <ResultExtras isAwaited />
    </StatusPage>
  )
}
