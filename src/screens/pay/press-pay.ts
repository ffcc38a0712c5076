import { balancePaymentView } from '../../../machines/balance-payment/view'
import { bankTransferView } from '../../../machines/bank-transfer/view'
import { cardPaymentView } from '../../../machines/card-payment/view'
import { shoppingCreditView } from '../../../machines/shopping-credit/view'
import type { BalancePaymentActor, BankTransferActor, CardPaymentActor, ShoppingCreditActor } from './actors'
import { focusField } from './focus-field'

interface Pressed {
  readonly kind: string
  readonly missing?: string | undefined
}

/** Where a missing thing is put right, where that is not its own field. */
type Elsewhere = Readonly<Record<string, string>>

/** When something has to be put right before anything is paid, the focus goes to the first of it. */
function leadOn({ kind, missing }: Pressed, elsewhere: Elsewhere = {}) {
  if (kind === 'accepting') focusField('newPrice')
  if (kind === 'choosing' && missing !== undefined && missing !== 'connection')
    focusField(elsewhere[missing] ?? missing)
}

export function payByCard(actor: CardPaymentActor) {
  actor.send({ type: 'shopper.paid' })
  leadOn(cardPaymentView(actor.getSnapshot()), { providerBalance: 'selectedCard' })
}

export function payFromBalance(actor: BalancePaymentActor) {
  actor.send({ type: 'shopper.paid' })
  leadOn(balancePaymentView(actor.getSnapshot()))
}

export function startTransfer(actor: BankTransferActor) {
  actor.send({ type: 'shopper.paid' })
  leadOn(bankTransferView(actor.getSnapshot()), { bank: 'selectedBankId' })
}

export function applyForCredit(actor: ShoppingCreditActor) {
  actor.send({ type: 'shopper.applied' })
  const view = shoppingCreditView(actor.getSnapshot())
  if ('missing' in view) leadOn(view)
}
