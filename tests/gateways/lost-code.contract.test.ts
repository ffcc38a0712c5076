import { describe, expect, it } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import { clock } from '../../machines/around/countdown/machine'
import type { PendingCode } from '../../machines/entities/member'
import { phoneChangeLogic } from '../../src/services/sign-in/phone-change'
import { otpLogic } from '../../src/services/sign-in/otp'
import { EMPTY_SESSION_STORE } from '../support/empty-session-store'
import { createServerClock } from '../../src/services/platform/server-clock'
import { withSandbox } from '../support/with-sandbox'
import type { Arrange } from './support/arrange'
import { bothProviders } from './support/both-providers'
import { PATHS } from './support/paths'
import { type Shopper, withShoppers } from './support/shoppers'
import { valueOf } from '../support/value-of'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

/** In seconds: longer than the provider's pause between two codes. */
const PAUSE = 60

const VERIFIED = { output: { kind: 'verified' } }

const LOST = { phase: 'after-commit', act: 'reset', nth: 1 } as const

const worldOf = ({ app }: Pick<Shopper, 'app'>) => ({
  ...app,
  time: createServerClock(),
  clock,
  sessionStore: EMPTY_SESSION_STORE,
  staleOtpReferences: new Set<string>(),
  triedOtpReferences: new Set<string>(),
})

/** A code on its way, on a page whose own resend pause ends at once. */
function awaitCode(deps: ReturnType<typeof worldOf>, pending: PendingCode) {
  const actor = createActor(otpLogic(deps), {
    input: { pending, contact: pending, isContactReplaced: false, isQuick: false, timings: { resendCooldown: 1 } },
  }).start()
  return {
    actor,
    ask: async () => {
      await waitFor(actor, (snapshot) => snapshot.can({ type: 'shopper.askedForCode' }))
      actor.send({ type: 'shopper.askedForCode' })
      const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('sending'))
      return context
    },
    enter: (text: string) => {
      actor.send({ type: 'shopper.typedCode', text })
      actor.send({ type: 'shopper.enteredCode' })
      return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    },
  }
}

async function member(arrange: Arrange) {
  const shopper = await arrange()
  const { email, gsmNumber } = shopper.member
  const { memberUserId, referenceCode } = await shopper.askForCode()
  await shopper.advance(PAUSE)
  const pending = { memberUserId, referenceCode, email, gsmNumber, sentAt: undefined, endsAt: undefined }
  return { shopper, pending, deps: worldOf(shopper) }
}

describe.each(bothProviders(sandbox, arrive))('a resend whose answer is lost at %s', (_, arrange) => {
  it('a lost resend is followed by a new login, whose code logs the member in (OTP-05~, GWY-04~, GWY-12~)', async () => {
    const { shopper, pending, deps } = await member(arrange)
    await shopper.strike({ path: PATHS.resend, ...LOST })
    const { ask, enter } = awaitCode(deps, pending)
    expect(await ask()).toMatchObject({ pending, sendingProblem: { key: 'otp.notSent' } })
    const again = await ask()
    expect(again).toMatchObject({ sendingProblem: undefined, isSentAgain: true })
    expect(again.pending.referenceCode).not.toBe(pending.referenceCode)
    expect(await enter(await shopper.latestCode())).toMatchObject(VERIFIED)
    expect(await shopper.sent(PATHS.resend)).toHaveLength(1)
  })

  it('a lost resend and its new login are followed by an ordinary resend (OTP-05~, GWY-12~)', async () => {
    const { shopper, pending, deps } = await member(arrange)
    await shopper.strike({ path: PATHS.resend, ...LOST })
    const { ask, enter } = awaitCode(deps, pending)
    await ask()
    await ask()
    await shopper.advance(PAUSE)
    expect(await ask()).toMatchObject({ sendingProblem: undefined })
    expect(await shopper.sent(PATHS.resend)).toHaveLength(2)
    expect(await enter(await shopper.latestCode())).toMatchObject(VERIFIED)
  })
})

describe.each(bothProviders(sandbox, arrive))('a phone change whose answer is lost at %s', (_, arrange) => {
  const change = (deps: ReturnType<typeof worldOf>, from: PendingCode, number: string) => {
    const actor = createActor(phoneChangeLogic(deps), { input: { pending: from, isQuick: false } }).start()
    actor.send({ type: 'shopper.typedNumber', text: number })
    actor.send({ type: 'shopper.continued' })
    return actor
  }

  it('a lost phone change can be repeated at once, by a login that begins again (OTP-06~, GWY-12~)', async () => {
    const { shopper, pending, deps } = await member(arrange)
    await shopper.strike({ path: PATHS.changePhone, ...LOST })
    await waitFor(change(deps, pending, '530 123 45 33'), (snapshot) => snapshot.matches('asking'))
    await shopper.advance(PAUSE)
    const changed = await toPromise(change(deps, pending, '530 123 45 33'))
    expect(changed).toMatchObject({ pending: { gsmNumber: '+905301234533' } })
    const { enter } = awaitCode(deps, changed.pending)
    expect(await enter(await shopper.latestCode('+905301234533'))).toMatchObject(VERIFIED)
    expect(await shopper.sent(PATHS.resend)).toEqual([])
  })

  it('a lost phone change can be followed by a code to the old phone, and is made after that (OTP-06~, GWY-12~)', async () => {
    const { shopper, pending, deps } = await member(arrange)
    await shopper.strike({ path: PATHS.changePhone, ...LOST })
    const broken = await waitFor(change(deps, pending, '530 123 45 32'), (snapshot) => snapshot.matches('asking'))
    expect(broken.context).toMatchObject({ pending, problem: { key: 'errors.generic' } })
    const { pending: fresh } = await awaitCode(deps, pending).ask()
    const changed = await toPromise(change(deps, fresh, '530 123 45 32'))
    expect(changed).toMatchObject({ pending: { gsmNumber: '+905301234532' } })
    const { enter } = awaitCode(deps, changed.pending)
    expect(await enter(await shopper.latestCode('+905301234532'))).toMatchObject({
      output: { member: { gsmNumber: '+905301234532' } },
    })
  })
})

describe.each(bothProviders(sandbox, arrive))('a right code whose answer is lost at %s', (_, arrange) => {
  it('a code that may be used up is followed by one of a new login, which logs the member in (OTP-05~, GWY-07~)', async () => {
    const { shopper, pending, deps } = await member(arrange)
    await shopper.strike({ path: PATHS.loginComplete, phase: 'after-commit', act: 'truncate:60', nth: 1 })
    const { ask, enter } = awaitCode(deps, pending)
    const code = await shopper.latestCode()
    expect(await enter(code)).toMatchObject({ context: { problem: { key: 'errors.generic' } } })
    expect(await enter(code)).toMatchObject({ status: 'active' })
    expect(await ask()).toMatchObject({ sendingProblem: undefined, isSentAgain: true })
    expect(await enter(await shopper.latestCode())).toMatchObject(VERIFIED)
    expect(await shopper.sent(PATHS.resend)).toEqual([])
  })
})

describe.each(bothProviders(sandbox, arrive))('a code used up by another page at %s', (_, arrange) => {
  it('a resend refused for a used code is followed by a new login, whose code logs the member in (OTP-05~, BOOT-14~)', async () => {
    const { shopper, pending, deps } = await member(arrange)
    expect(await awaitCode(worldOf(shopper), pending).enter(await shopper.latestCode())).toMatchObject(VERIFIED)
    const { ask, enter } = awaitCode(deps, pending)
    expect((await ask()).sendingProblem).toBeDefined()
    expect(await ask()).toMatchObject({ sendingProblem: undefined, isSentAgain: true })
    expect(await enter(await shopper.latestCode())).toMatchObject(VERIFIED)
    expect(await shopper.sent(PATHS.resend)).toHaveLength(1)
  })
})

describe('when the answer to a resend was lost', () => {
  it('a newcomer whose resend was lost sees a refusal next, and no login begins (REG-02~)', async () => {
    const shopper = await arrive()
    const phone = '+905301234531'
    const email = 'yeni.biri@posta.example'
    const stranger = { email, phone, name: 'Ece', surname: 'Işık', isDataUsePermitted: false }
    const sent = valueOf(await shopper.app.members.register({ ...stranger, areMessagesPermitted: false }))
    await sandbox.client.advanceClock(shopper.token, PAUSE)
    await shopper.strike({ path: PATHS.resend, ...LOST })
    const pending = { ...sent, email, gsmNumber: phone, sentAt: undefined, endsAt: undefined }
    const { ask } = awaitCode(worldOf(shopper), pending)
    await ask()
    expect(await ask()).toMatchObject({
      isSentAgain: false,
      sendingProblem: { text: 'Bu kod artık geçerli değil, lütfen yeni kod isteyin.' },
    })
    expect(await sandbox.client.messages(phone)).toHaveLength(2)
  })
})
