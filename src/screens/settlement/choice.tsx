import type { ActorRefFrom } from 'xstate'
import type { MoneyPress } from '../../checkout/money-presses'
import { endingView } from '../../../machines/checkout/views'
import type { settlementMachine } from '../../../machines/into-balance/settlement/machine'
import { settlementView } from '../../../machines/into-balance/settlement/view'
import { actions, form } from '../../../styles/rhythm.css'
import { useChildView, useView } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import { CheckBox } from '../../components/check-box/check-box'
import { Hero } from '../../components/hero/hero'
import { Money } from '../../components/money/money'
import { RadioList } from '../../components/radio-list/radio-list'
import { useWords } from '../../words/use-words'
import { StatusPage } from '../status-page/status-page'
import { RequestProblem } from '../into-balance/request-problem'
import { IgnoredPressNote } from '../ignored-press-note/ignored-press-note'
import { ReloadNote } from '../reload-note/reload-note'

/** Asks where a seller's money goes: into the balance, once or always, or to the bank as before. */
export function SettlementForm({ actor }: { readonly actor: ActorRefFrom<typeof settlementMachine> }) {
  const { say, language } = useWords()
  const { kind, amount, into, isAlways, problem } = useChildView(actor, settlementView)
  const { merchantName } = useView(endingView)
  const isSetting = kind === 'setting'
  return (
    <StatusPage screen="settlement" icon="settlement" heading="settlement.heading" lede={say('settlement.lede')}>
      <div className={actions}>
        <Hero
          place="alone"
          label={merchantName === undefined ? say('settlement.amount') : say('settlement.amountFrom', { merchantName })}
        >
          <Money amount={amount} language={language} size="large" />
        </Hero>
      </div>
      <div className={`${actions} ${form}`}>
        <RadioList
          name="settlementDestination"
          legend={say('settlement.into')}
          selected={into}
          options={[
            { value: 'balance', title: say('settlement.intoBalance'), second: say('settlement.withinAnHour') },
            { value: 'bank', title: say('settlement.intoBank'), second: say('settlement.asUsual') },
          ]}
          onSelect={(value) =>
            actor.send({ type: 'shopper.choseDestination', into: value === 'bank' ? 'bank' : 'balance' })
          }
        />
        {into === 'balance' && (
          <CheckBox
            field="alwaysTransfer"
            checked={isAlways}
            onToggle={(checked) => actor.send({ type: 'shopper.toggledAlways', isAlways: checked })}
            label={say('settlement.always')}
          />
        )}
      </div>
      {problem && (
        <div className={actions}>
          <RequestProblem problem={problem} />
        </div>
      )}
      <div className={actions}>
        <Button
          action={'confirm' satisfies MoneyPress}
          busy={isSetting}
          busyLabel={say('settlement.setting')}
          onPress={() => actor.send({ type: 'shopper.confirmed' })}
        >
          {say('settlement.confirm')}
        </Button>
        <IgnoredPressNote />
      </div>
      <ReloadNote />
    </StatusPage>
  )
}
