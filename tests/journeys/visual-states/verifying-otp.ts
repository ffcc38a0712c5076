import { expect } from '@playwright/test'
import { PATHS } from '../../gateways/support/paths'
import { another, news, tryCode } from '../support/otp'
import * as act from './acts'
import { saveCode, openOtp } from '../support/kept'
import { type Act, type VisualStates, visualState, variant } from '../support/visual-state'
import { QUICK } from '../support/wanted'
import { to } from './ways'

const hasFault =
  (words?: RegExp): Act =>
  async ({ page, shopper }) => {
    const field = shopper.field('verificationCode')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    if (words) await expect(field).toHaveAccessibleDescription(words)
    await expect(page.locator('main[data-screen="otp"]')).toBeVisible()
  }

const atCode = to('verifyingOtp')
const withLife =
  (seconds: number): Act =>
  (visit) =>
    openOtp(visit, seconds)

const tries =
  (text: string): Act =>
  ({ shopper }) =>
    tryCode(shopper, text)
const triesRight: Act = async ({ sandbox, member, shopper }) =>
  tryCode(shopper, await sandbox.latestCode(member.gsmNumber))
const triesWrong: Act = async ({ sandbox, member, shopper }) =>
  tryCode(shopper, another(await sandbox.latestCode(member.gsmNumber)))

const canResend = act.lacks('[data-action="resend"]', 'aria-disabled')
const hasNews: Act = ({ page }) => expect(news(page)).not.toBeEmpty()
const identifies: Act = ({ shopper }) => shopper.identify()

const WRONG = /Kod hatalı|The code is wrong/
const EXHAUSTED = /Çok fazla hatalı deneme|Too many wrong attempts/

// The form clears the field after each refusal.
const oneTooMany = Array.from({ length: 5 }, (_, index) => [
  triesWrong,
  hasFault(index < 4 ? WRONG : EXHAUSTED),
  act.holds('verificationCode', ''),
]).flat()

export const verifyingOtp: VisualStates = [
  variant(
    'the code’s field while another code has to wait',
    { waits: { resendCooldown: 30_000 } },
    act.opens(),
    identifies,
    act.focused('verificationCode'),
    act.lacks('[data-action="verify"]', 'aria-disabled'),
    act.counts('[data-action="resend"]', 0),
  ),
  variant('the code’s field when another code can be asked for', atCode, canResend),
  variant('a code that lacks digits', atCode, tries('123'), hasFault()),
  variant('a code on its way to be verified', atCode, act.hangs(PATHS.loginComplete, triesRight), act.busy('verify')),
  visualState('a wrong code', atCode, triesWrong, hasFault(WRONG)),
  variant('one wrong code too many', atCode, ...oneTooMany),
  variant(
    'a code that could not be verified',
    atCode,
    act.fails(PATHS.loginComplete, 'status:503'),
    triesWrong,
    hasFault(),
  ),
  variant('the last minute of a code', withLife(58), hasNews),
  visualState(
    'a code that has lapsed',
    withLife(0),
    act.locked('verificationCode'),
    act.sees('[data-form="otp"] [data-action="resend"]'),
  ),
  variant(
    'another code on its way to the phone',
    atCode,
    canResend,
    act.hangs(PATHS.resend, act.press('resend')),
    act.busy('verify'),
  ),
  variant('another code sent', atCode, canResend, act.press('resend'), hasNews),
  variant(
    'another code that could not be sent',
    atCode,
    act.fails(PATHS.resend, 'status:503'),
    canResend,
    act.press('resend'),
    act.alert,
  ),
  visualState(
    'a screen whose code is on its way',
    saveCode,
    act.lacksCode('sign-in', 'never'),
    act.asks('/assets/sign-in-', act.opens('/otp')),
    act.sees('main[data-screen="otp"] [role="status"]'),
    act.timer,
  ),
  variant(
    'a screen whose code did not come',
    saveCode,
    act.lacksCode('sign-in', 'broken'),
    act.opens('/otp'),
    act.sees('main[data-screen="chunk-missing"] [data-action="try-again"]'),
  ),
  visualState(
    'the code’s field over the page',
    { order: QUICK },
    atCode,
    act.sees('[data-modal="otp"]'),
    act.focused('verificationCode'),
  ),
]
