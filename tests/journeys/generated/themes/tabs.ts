import { ANSWERS } from '../../../machines/fixtures/answers'
import { type Theme, atOnce, happening } from './theme'
import { OF_A_MEMBER, ORDER_READY, PAYING_SIDE, settingOf } from './paying-side'

/** An order that another tab takes, and that is taken back. */
export const tabs: Theme = {
  name: 'tabs',
  inputs: OF_A_MEMBER,
  family: {
    ...PAYING_SIDE,
    ...ORDER_READY,
    claimOrder: atOnce(ANSWERS.claimOrder.owned[0]),
    takeOver: atOnce(ANSWERS.takeOver.owned[0]),
  },
  isChosen: happening({
    checkout: { 'tab.joined': 'all' },
    tabOwnership: { 'tab.robbed': 'all', 'shopper.continuedHere': 'all' },
  }),
  setting: settingOf({}, { held: [], past: [] }),
}
