import type { BankTile as Tile } from '../../../../../machines/payment/shopping-credit/view'
import { BankTile } from '../../../../components/bank-tile/bank-tile'
import type { Option } from '../../../../components/radio-list/option-row'
import { RadioList } from '../../../../components/radio-list/radio-list'
import { Section } from '../../../../components/section/section'
import { useWords, type Words } from '../../../../words/use-words'
import type { ShoppingCreditActor } from '../../form/actors'
import { bankLines, bankNameOf, bankBlockReasonText, rateText } from './bank-option'

const valueOf = ({ bank }: Tile) => String(bank.acquirerId)

function optionOf(tile: Tile, words: Words): Option {
  const { bank, blockReason } = tile
  const name = bankNameOf(bank)
  const row = { value: valueOf(tile), title: <bdi>{name}</bdi>, lead: <BankTile name={name} logo={bank.logo} /> }
  if (blockReason) return { ...row, unavailable: bankBlockReasonText(bank, blockReason, words) }
  const lines = bankLines(bank, words)
  const second = lines.map((line, index) => (
    <span key={line}>
      {index > 0 && <br />}
      {line}
    </span>
  ))
  return { ...row, ...(lines.length > 0 && { second }), end: rateText(bank, words), endName: words.say('credit.rate') }
}

export interface CreditBanksProps {
  readonly actor: ShoppingCreditActor
  readonly tiles: readonly Tile[]
  /** The shopper tried to go on without choosing one. */
  readonly isMissing: boolean
}

/** The banks: first those that lend, then the others with the reason why they can't be chosen (CRED-01). */
export function CreditBanks({ actor, tiles, isMissing }: CreditBanksProps) {
  const words = useWords()
  const { say } = words
  const selected = tiles.find(({ isSelected }) => isSelected)
  return (
    <Section title={say('credit.chooseBank')}>
      <RadioList
        name="bank"
        legend={say('credit.chooseBank')}
        isRequired
        error={isMissing ? say('credit.chooseBank.first') : undefined}
        heads={{ title: say('credit.bank'), end: say('credit.rate') }}
        options={tiles.map((tile) => optionOf(tile, words))}
        selected={selected && valueOf(selected)}
        onSelect={(value) => {
          const chosen = tiles.find((tile) => valueOf(tile) === value)
          if (chosen) actor.send({ type: 'shopper.choseBank', acquirerId: chosen.bank.acquirerId })
        }}
      />
    </Section>
  )
}
