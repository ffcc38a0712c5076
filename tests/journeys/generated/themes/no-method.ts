import { NOTHING_TERMS } from '../../../machines/fixtures/funds'
import { type Theme, atOnce, happening } from './theme'
import { OF_A_MEMBER, PAYING_SIDE } from './paying-side'

export const noMethod: Theme = {
  name: 'no method',
  inputs: OF_A_MEMBER,
  family: { ...PAYING_SIDE, readTerms: atOnce(NOTHING_TERMS) },
  isChosen: happening({ payment: { 'shopper.closedDanger': 'all' } }),
  setting: {
    wanted: { order: { memberSessionSeconds: 86_400, flags: { creditCardEnabled: false } } },
    held: [],
    past: [],
  },
}
