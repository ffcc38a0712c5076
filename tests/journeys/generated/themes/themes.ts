import type { Theme } from '../theme'
import { card, newCard } from './card'
import { credit } from './credit'
import { entering } from './entering'
import { balance, mixed } from './funds'
import { identityApp, identityForm } from './identity'
import { refund, settlement } from './into-balance'
import { late, lost } from './lost'
import { applicant, countries, missingCountries, missingText, notice, reading } from './over-the-page'
import { quick } from './quick'
import { session } from './session'
import { tabs } from './tabs'
import { transfer } from './transfer'

/** Everything that generated paths go through, part by part. */
export const THEMES: readonly Theme[] = [
  ...[entering, quick, applicant, countries, notice, reading, missingText, missingCountries],
  ...[newCard, card, lost, late, balance, mixed, transfer, credit, identityForm, identityApp],
  ...[session, tabs, refund, settlement],
]
