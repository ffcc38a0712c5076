import { PATHS } from '../../gateways/support/paths'
import * as act from './acts'
import { abandonTransfer } from '../support/kept'
import { type VisualState, type VisualStates, visualState, variant } from '../support/visual-state'
import { LITTLE, WITH_TRANSFER } from '../support/wanted'
import { to } from './ways'

const WANTED = { member: { balance: LITTLE }, order: WITH_TRANSFER }

const opensTransfer = [to('paying.choosing'), act.method('bank-transfer'), act.sees('[data-form="bank-transfer-form"]')]
const lockedIn = to('paying.lockedIn')
const says = act.press('complete-order')
const question = act.sees('[data-modal="leave-transfer"]')

export const transferChoices: readonly VisualState[] = [
  visualState('a transfer, its bank chosen', WANTED, ...opensTransfer, act.choose('Akbank')),
  variant('a transfer without a bank', WANTED, ...opensTransfer, act.pay, act.seesFirst('main [role="alert"]')),
]

export const lockedInStates: VisualStates = [
  visualState('a transfer with its code', WANTED, lockedIn),
  visualState(
    'that there is no other way beside a transfer with its code',
    WANTED,
    lockedIn,
    act.method('balance'),
    question,
  ),
  variant(
    'a transfer whose notice failed',
    WANTED,
    lockedIn,
    act.fails(PATHS.transferNotify, 'reset'),
    says,
    act.alert,
  ),
  variant(
    'a transfer with its code, beside which the login has ended',
    WANTED,
    lockedIn,
    act.fails(PATHS.transferNotify, 'token-revoked'),
    says,
    act.sees('[data-action="try-again"]'),
  ),
  variant(
    'a transfer whose code is hidden at another device',
    { ...WANTED, order: { ...WITH_TRANSFER, telling: { transferCode: false } } },
    lockedIn,
    abandonTransfer,
    act.opens('/pay'),
    act.sees('[data-action="leave"]'),
  ),
  variant('what leaving a transfer costs', WANTED, lockedIn, act.press('leave'), question),
]

export const awaited = visualState('an order that waits for a transfer', WANTED, lockedIn, says, act.screen('result'))
