import { useMemo } from 'react'
import { bankTilesOf } from '../../../../../machines/payment/shopping-credit/view'
import { infoMark } from '../../../../components/icon/later-icons'
import { Note } from '../../../../components/note/note'
import { useWords } from '../../../../words/use-words'
import { Agreement } from '../../form/agreement'
import { PayForm } from '../../form/pay-form'
import { CreditBanks } from './credit-banks'
import { CreditPlans, type CreditFormProps } from './credit-plans'
import { CreditRates } from './credit-rates'

/** The choice of the bank, its payment plans, and the interest rates (CRED-01, CRED-02). */
export function CreditForm({ actor, view }: CreditFormProps) {
  const { say } = useWords()
  const { banks, lenders, price, selectedAcquirer } = view
  const tiles = useMemo(() => bankTilesOf({ banks, price, selectedAcquirer }), [banks, price, selectedAcquirer])
  const canApply = lenders.length > 0
  return (
    <PayForm name="shopping-credit-form">
      {!canApply && (
        <Note icon={infoMark} role="note">
          <b>{say('credit.noBank')}</b>
          <br />
          {say('credit.wayOn.other')}
        </Note>
      )}
      {tiles.length > 0 && <CreditBanks actor={actor} tiles={tiles} isMissing={view.isBankMissing && canApply} />}
      {canApply && <CreditPlans actor={actor} view={view} />}
      <CreditRates banks={lenders} />
      {/* Hidden if no bank lends. */}
      {canApply && <Agreement view={view} of="credit" />}
    </PayForm>
  )
}
