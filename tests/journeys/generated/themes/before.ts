import { FAMILY } from '../../../machines/exploration/checkout-space'
import type { Way } from '../../../machines/exploration/explore'
import { ANSWERS } from '../../../machines/fixtures/answers'
import { INPUTS } from '../../../machines/fixtures/inputs'
import { isOrderHere } from './entering'
import { LEAVING, type Theme, atOnce, happening, kindOfAnswer, withoutAnswer } from './theme'
import { AT_THE_FORM, COMING_IN } from './paying-side'

/** A foreign-phone shopper whom the provider admitted before a reload. */
export const admitted: Theme = {
  name: 'admitted before',
  inputs: INPUTS.checkout.filter(({ toRestore }) => toRestore === 'admission'),
  family: {
    ...withoutAnswer(FAMILY, 'payment'),
    ...COMING_IN,
    restoreLogin: atOnce(ANSWERS.restoreLogin.admitted[0]),
  },
  isChosen: happening({ checkout: LEAVING }),
  setting: { wanted: {}, held: [], past: [] },
}

const isStart = ({ name }: Way) => name.startsWith('done startOrder')

/** The page knows of the unsettled payment only until the search has ended. */
function isFoundOnce(ways: readonly Way[]): boolean {
  const [first, ...others] = ways.filter(isStart)
  const isUnsettled = ({ name }: Way) => name.includes('"unsettled"')
  return first === undefined || (isUnsettled(first) && !others.some(isUnsettled))
}

/** A payment sent by an earlier page, of an order that can be read or not; it was not charged. */
export const sentBefore: Theme = {
  name: 'sent before',
  inputs: AT_THE_FORM,
  family: FAMILY,
  isChosen: happening({
    checkout: {
      startOrder: (event) => {
        const kind = kindOfAnswer(event)
        return kind === 'unsettled' || (kind === 'started' && isOrderHere(event.output))
      },
    },
    reconciliation: { askOutcome: ['notCharged'] },
  }),
  isDoable: isFoundOnce,
  setting: { wanted: {}, held: ['startOrder', 'askOutcome'], past: [], hasSent: true },
}
