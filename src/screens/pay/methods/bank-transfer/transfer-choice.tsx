import { TRANSFER_DAYS } from '../../../../../machines/payment/bank-transfer/rules'
import type { BankTransferView } from '../../../../../machines/payment/bank-transfer/view'
import { BankTile } from '../../../../components/bank-tile/bank-tile'
import { infoMark } from '../../../../components/icon/later-icons'
import { Note } from '../../../../components/note/note'
import { RadioList } from '../../../../components/radio-list/radio-list'
import { Section } from '../../../../components/section/section'
import { Timeline } from '../../../../components/timeline/timeline'
import { longDay } from '../../../../words/long-day'
import { useWords } from '../../../../words/use-words'
import type { BankTransferActor } from '../../form/actors'
import { AccountPaper } from './account-paper'
import { bankInitials } from '../../form/bank-initials'

interface TransferChoiceProps {
  readonly actor: BankTransferActor
  readonly view: BankTransferView
}

/** From which bank, and how it goes on from there (BANK-01). */
export function TransferChoice({ actor, view }: TransferChoiceProps) {
  const { say, language } = useWords()
  const { accounts, account, endsOn } = view
  const until = endsOn && say('transfer.until', { day: longDay(endsOn, language) })
  return (
    <>
      <Section title={say('transfer.chooseBank')}>
        <RadioList
          name="selectedBankId"
          legend={say('transfer.chooseBank')}
          hideLegend
          isRequired
          error={view.isBankMissing ? say('transfer.chooseBank.first') : undefined}
          options={accounts.map(({ bankId, bankName }) => {
            const title = bankName ?? String(bankId)
            return { value: String(bankId), title, mark: <BankTile initials={bankInitials(title)} /> }
          })}
          selected={account && String(account.bankId)}
          onSelect={(value) => {
            const chosen = accounts.find(({ bankId }) => String(bankId) === value)
            if (chosen) actor.send({ type: 'shopper.choseBank', bankId: chosen.bankId })
          }}
        />
      </Section>
      {account && <AccountPaper account={account} />}
      <Section title={say('transfer.how')}>
        <Timeline
          done={0}
          steps={[
            { title: say('transfer.how.code') },
            { title: say('transfer.how.send') },
            { title: say('transfer.how.days', { count: TRANSFER_DAYS }), second: until },
          ]}
        />
      </Section>
      <Note icon={infoMark} role="note">
        {say('transfer.onlyOne')}
      </Note>
    </>
  )
}
