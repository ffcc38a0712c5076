import type { IntoBalance } from '../../../../machines/entities/flow'
import { FAMILY } from '../../../machines/exploration/checkout-space'
import { ANSWERS } from '../../../machines/fixtures/answers'
import { INPUTS } from '../../../machines/fixtures/inputs'
import { type Happening, LEAVING, type Theme, atOnce, happening } from './theme'
import { COMING_IN } from './paying-side'

/** The page searches for the lost call; the search finds that nothing was moved, or fails. */
const LOST: Happening = { askOutcome: ['notCharged', 'unknown'] }

const themeOf = (flow: IntoBalance, happens: Happening, wanted: Theme['setting']['wanted']): Theme => ({
  name: flow,
  inputs: INPUTS.checkout.filter((input) => input.flow === flow),
  family: { ...FAMILY, ...COMING_IN, askBalance: atOnce(ANSWERS.askBalance.known[0]) },
  isChosen: happening({ checkout: LEAVING, [flow]: happens, reconciliation: LOST }),
  setting: {
    wanted,
    held: [flow === 'refund' ? 'claimRefund' : 'setSettlement', 'askOutcome'],
    past: ['startOrder'],
  },
})

/** A refund that is claimed, refused, lost or left. */
export const refund = themeOf(
  'refund',
  {
    'shopper.claimed': 'all',
    'shopper.retried': 'all',
    claimRefund: ['claimed', 'untransferable', 'refused', 'unknown'],
  },
  { isRefund: true },
)

/** A settlement choice, with the same outcomes. */
export const settlement = themeOf(
  'settlement',
  {
    'shopper.choseDestination': 'all',
    'shopper.toggledAlways': (event, { context }) =>
      (event as { isAlways?: boolean }).isAlways !== (context as { isAlways?: boolean }).isAlways,
    'shopper.confirmed': 'all',
    setSettlement: ['set', 'refused', 'unknown'],
  },
  { order: { settlement: {} } },
)
