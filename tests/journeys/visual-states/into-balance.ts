import { PATHS } from '../../gateways/support/paths'
import * as act from './acts'
import { saveLogin } from '../support/kept'
import { type VisualStates, visualState, variant } from '../support/visual-state'

const REFUND = { isRefund: true, member: { balance: 640.25 } }
const SETTLEMENT = { order: { settlement: {} } }
const toRefund = [saveLogin, act.opens('/refund-to-balance'), act.sees('[data-action="claim"]')]
const toSettlement = [saveLogin, act.opens('/settlement-to-balance'), act.sees('[data-action="confirm"]')]

export const refundOffered: VisualStates = [
  visualState('a refund that is offered', REFUND, ...toRefund, act.sees('main dl')),
  visualState(
    'a refund that can’t be transferred',
    { ...REFUND, order: { refund: { paidDaysAgo: 400 } } },
    ...toRefund,
    act.press('claim'),
    act.sees('[data-action="try-again"]'),
  ),
]

export const refundClaiming: VisualStates = [
  variant(
    'a refund on its way',
    REFUND,
    ...toRefund,
    act.hangs(PATHS.refundClaim, act.press('claim')),
    act.busy('claim'),
  ),
]

export const settlementChoosing: VisualStates = [
  visualState('the choice where a seller’s money goes', SETTLEMENT, ...toSettlement),
  variant('the money left to the bank', SETTLEMENT, ...toSettlement, act.pick('settlementDestination', 'bank')),
  visualState(
    'a settlement that could not be completed',
    { order: { settlement: { isStuck: true } } },
    ...toSettlement,
    act.press('confirm'),
    act.refusal,
  ),
]

export const settlementSetting: VisualStates = [
  variant(
    'a choice on its way',
    SETTLEMENT,
    ...toSettlement,
    act.hangs(PATHS.settlementSettings, act.press('confirm')),
    act.busy('confirm'),
  ),
]
