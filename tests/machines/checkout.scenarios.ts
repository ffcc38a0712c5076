import type { checkoutMachine } from '../../machines/checkout/machine'
import { admittingScenarios } from './admitting.scenarios'
import { arrivalScenarios } from './arrival.scenarios'
import { bankPageScenarios } from './bank-page.scenarios'
import { handedOverScenarios } from './handed-over.scenarios'
import { hostEventsScenarios } from './host-events.scenarios'
import { brokenPaymentScenarios } from './broken-payment.scenarios'
import { announcedScenarios } from './announced.scenarios'
import { exitScenarios } from './exit.scenarios'
import { logOutScenarios } from './log-out.scenarios'
import { identifyingScenarios } from './identifying.scenarios'
import { payingScenarios } from './paying.scenarios'
import { intoBalanceScenarios } from './into-balance.scenarios'
import { inProgressScenarios } from './in-progress.scenarios'
import { payingCreditScenarios } from './paying-shopping-credit.scenarios'
import { payingTransferScenarios } from './paying-bank-transfer.scenarios'
import { languageScenarios } from './language.scenarios'
import { legalTextOverScenarios } from './legal-text-over.scenarios'
import type { Scenarios } from './support/scenario'
import { leftPageScenarios } from './left-page.scenarios'
import { tabsScenarios } from './tabs.scenarios'
import { timeScenarios } from './time.scenarios'
import { unsettledScenarios } from './unsettled.scenarios'

export const checkoutScenarios: Scenarios<typeof checkoutMachine> = {
  ...arrivalScenarios,
  ...admittingScenarios,
  ...unsettledScenarios,
  ...payingScenarios,
  ...identifyingScenarios,
  ...announcedScenarios,
  ...exitScenarios,
  ...logOutScenarios,
  ...inProgressScenarios,
  ...payingCreditScenarios,
  ...payingTransferScenarios,
  ...brokenPaymentScenarios,
  ...intoBalanceScenarios,
  ...timeScenarios,
  ...hostEventsScenarios,
  ...handedOverScenarios,
  ...legalTextOverScenarios,
  ...languageScenarios,
  ...leftPageScenarios,
  ...tabsScenarios,
  ...bankPageScenarios,
}
