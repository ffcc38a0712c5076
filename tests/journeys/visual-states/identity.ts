import type { WantedMember, WantedOrder } from '../../support/control-answers'
import { IDENTITY_PATHS, REGISTERED, UNTRUSTED } from '../support/identity-test'
import * as act from './acts'
import { opensBalance } from './balance'
import { type Act, type VisualStates, visualState, variant } from '../support/visual-state'
import type { Wanted } from '../support/visit'
import { WITH_BALANCE } from '../support/wanted'

const STRANGER = { ...REGISTERED, kycLevel: 0, balance: 3115.4 } as const

const BY_FORM = { ...UNTRUSTED, init: { abTests: { verifyIdentity: 1 } } } as const

const GATE = '[data-modal="verify-identity"]'
const inGate = (rest: string) => act.sees(`${GATE} ${rest}`)

/** At the modal that opens when an unverified member pays from the balance. */
const asked: readonly Act[] = [...opensBalance, act.agree, act.pay, act.sees(GATE)]

const stranger = (order: WantedOrder, member: WantedMember = STRANGER): Wanted => ({ order, member })

const asksForLink = act.press('send-app-link-ios')
const verified = act.press('identity-verified')
const withLink = [...asked, asksForLink, inGate('[data-action="identity-verified"]')]

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

/** Simulates a phone: a press sends the link without a further choice. */
const fromPhone: Act = async ({ page }) => {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Emulation.setUserAgentOverride', { userAgent: IPHONE })
}

const fillsIn = [act.fill('identityNumber', '10000000146'), act.fill('birthDate', '17/04/1988')]

/** Identity checks over the methods: in the provider's app or by a form. */
export const identityQuestions: VisualStates = [
  visualState(
    'the way into the app for who pays from the balance',
    stranger(UNTRUSTED),
    ...asked,
    inGate('[data-action="send-app-link-android"]'),
  ),
  variant(
    'the way into the app for who is beyond a limit, on their phone',
    stranger(WITH_BALANCE, { ...STRANGER, kycLevel: 1, monthlyLimit: 1000 }),
    fromPhone,
    ...asked,
    inGate('[data-action="send-app-link"]'),
  ),
  variant(
    'a link to the app on its way',
    stranger(UNTRUSTED),
    ...asked,
    act.hangs(IDENTITY_PATHS.link, asksForLink),
    act.busy('send-app-link-ios'),
  ),
  variant(
    'a link to the app that could not be sent',
    stranger(UNTRUSTED),
    ...asked,
    act.fails(IDENTITY_PATHS.link, 'status:503'),
    asksForLink,
    inGate('[role="alert"]'),
  ),
  variant('a link to the app that was sent', stranger(UNTRUSTED), ...withLink),
  variant(
    'a step in the app that is being looked for',
    stranger(UNTRUSTED),
    ...withLink,
    act.hangs(IDENTITY_PATHS.level, verified),
    act.busy('identity-verified'),
  ),
  variant(
    'a step in the app that was not taken yet',
    stranger(UNTRUSTED),
    ...withLink,
    verified,
    inGate('[role="alert"]'),
  ),
  variant('the form of an identity, to be filled in', stranger(BY_FORM), ...asked, act.focused('identityNumber')),
  visualState(
    'the form of an identity with faults',
    stranger(BY_FORM),
    ...asked,
    act.fill('name', ''),
    act.fill('identityNumber', '17291716061'),
    act.fill('birthDate', '31/02/1990'),
    act.press('verify'),
    act.faulty('name', 'identityNumber', 'birthDate'),
  ),
  variant(
    'an identity that is being compared',
    stranger(BY_FORM),
    ...asked,
    ...fillsIn,
    act.hangs(IDENTITY_PATHS.level, act.press('verify')),
    act.busy('verify'),
  ),
  variant(
    'an identity that the register does not have',
    stranger(BY_FORM),
    ...asked,
    ...fillsIn,
    act.fill('birthDate', '18/04/1988'),
    act.press('verify'),
    inGate('[role="alert"] bdi'),
  ),
  variant(
    'the way into the app for the next step after the form',
    stranger(BY_FORM, { ...STRANGER, monthlyLimit: 1000 }),
    ...asked,
    ...fillsIn,
    act.press('verify'),
    inGate('[data-action="send-app-link-ios"]'),
  ),
]
