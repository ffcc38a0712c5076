import type { Theme } from './theme'
import { admitted, sentBefore } from './before'
import { card, newCard } from './card'
import { credit } from './shopping-credit'
import { entering } from './entering'
import { balance, mixed } from './funds'
import { identityApp, identityForm } from './identity'
import { refund, settlement } from './into-balance'
import { late, lost } from './lost'
import { noMethod } from './no-method'
import { applicant, countries, missingCountries, missingText, notice, legalText } from './over-the-page'
import { permission } from './permission'
import { quick } from './quick'
import { refusedLogin } from './refused-login'
import { session } from './session'
import { tabs, takenTransfer } from './tabs'
import { transfer } from './bank-transfer'

export const THEMES: readonly Theme[] = [
  entering,
  quick,
  applicant,
  countries,
  notice,
  legalText,
  missingText,
  missingCountries,
  newCard,
  card,
  lost,
  late,
  refusedLogin,
  balance,
  mixed,
  transfer,
  credit,
  identityForm,
  identityApp,
  session,
  tabs,
  takenTransfer,
  refund,
  settlement,
  permission,
  noMethod,
  admitted,
  sentBefore,
]
