import type { checkoutMachine } from '../../machines/checkout/machine'
import { admittingTold } from './admitting.scenarios'
import { arrivalTold } from './arrival.scenarios'
import { bankPageTold } from './bank-page.scenarios'
import { handedOverTold } from './handed-over.scenarios'
import { hostEventsTold } from './host-events.scenarios'
import { brokenPaymentTold } from './broken-payment.scenarios'
import { exitTold } from './exit.scenarios'
import { payingTold } from './paying.scenarios'
import { intoBalanceTold } from './into-balance.scenarios'
import { inProgressTold } from './in-progress.scenarios'
import { payingCreditTold } from './paying-shopping-credit.scenarios'
import { payingTransferTold } from './paying-bank-transfer.scenarios'
import { languageTold } from './language.scenarios'
import { legalTextOverTold } from './legal-text-over.scenarios'
import type { Told } from './support/tell'
import { leftPageTold } from './left-page.scenarios'
import { tabsTold } from './tabs.scenarios'
import { timeTold } from './time.scenarios'
import { unsettledTold } from './unsettled.scenarios'

export const checkoutTold: Told<typeof checkoutMachine> = {
  ...arrivalTold,
  ...admittingTold,
  ...unsettledTold,
  ...payingTold,
  ...exitTold,
  ...inProgressTold,
  ...payingCreditTold,
  ...payingTransferTold,
  ...brokenPaymentTold,
  ...intoBalanceTold,
  ...timeTold,
  ...hostEventsTold,
  ...handedOverTold,
  ...legalTextOverTold,
  ...languageTold,
  ...leftPageTold,
  ...tabsTold,
  ...bankPageTold,
}
