import { describe, expect, it } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import { clock } from '../../machines/around/countdown/machine'
import type { PendingCode } from '../../machines/entities/member'
import { numberChangeLogic } from '../../src/services/sign-in/number-change'
import { verificationLogic } from '../../src/services/sign-in/verification'
import { NOTHING_KEPT } from '../support/nothing-kept'
import { createServerClock } from '../../src/services/platform/server-clock'
import { withSandbox } from '../support/with-sandbox'
import { PATHS } from './support/paths'
import { type Shopper, withShoppers } from './support/shoppers'
import { valueOf } from './support/value-of'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

/** Longer than the provider's pause between two codes. */
const PAUSE = 60

const LOST = { phase: 'after-commit', act: 'reset', nth: 1 } as const

const worldOf = ({ app }: Shopper) => ({
  ...app,
  time: createServerClock(),
  clock,
  keeper: NOTHING_KEPT,
  doubted: new Set<string>(),
})

/** A code on its way, on a page whose own pause is over at once. */
function awaitCode(world: ReturnType<typeof worldOf>, pending: PendingCode) {
  const actor = createActor(verificationLogic(world), {
    input: { pending, contact: pending, pace: { resendCooldown: 1 } },
  }).start()
  return {
    actor,
    ask: async () => {
      await waitFor(actor, (snapshot) => snapshot.can({ type: 'shopper.askedForCode' }))
      actor.send({ type: 'shopper.askedForCode' })
      const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('sending'))
      return context
    },
    enterLatest: async (phone: string) => {
      actor.send({ type: 'shopper.typedCode', text: await sandbox.client.latestCode(phone) })
      actor.send({ type: 'shopper.enteredCode' })
      return toPromise(actor)
    },
  }
}

async function member() {
  const shopper = await arrive()
  const { email, gsmNumber } = shopper.member
  const { memberUserId, referenceCode } = await shopper.askForCode()
  await sandbox.client.advanceClock(shopper.token, PAUSE)
  const pending = { memberUserId, referenceCode, email, gsmNumber, sentAt: undefined, endsAt: undefined }
  return { shopper, pending, world: worldOf(shopper) }
}

describe('when the answer to a resend was lost', () => {
  it('the next resend begins the login anew, and its code logs the member in (OTP-05~, GWY-04~)', async () => {
    const { shopper, pending, world } = await member()
    await shopper.strike({ path: PATHS.resend, ...LOST })
    const { ask, enterLatest } = awaitCode(world, pending)
    expect(await ask()).toMatchObject({ pending, sendingProblem: { key: 'errors.generic' } })
    const again = await ask()
    expect(again).toMatchObject({ sendingProblem: undefined, isSentAgain: true })
    expect(again.pending.referenceCode).not.toBe(pending.referenceCode)
    expect(await enterLatest(pending.gsmNumber)).toMatchObject({ kind: 'verified' })
    expect(await shopper.seen(PATHS.resend)).toHaveLength(1)
  })

  it('and the code comes again, the next one after that is a resend as ever (OTP-05~)', async () => {
    const { shopper, pending, world } = await member()
    await shopper.strike({ path: PATHS.resend, ...LOST })
    const { ask, enterLatest } = awaitCode(world, pending)
    await ask()
    await ask()
    await sandbox.client.advanceClock(shopper.token, PAUSE)
    expect(await ask()).toMatchObject({ sendingProblem: undefined })
    expect(await shopper.seen(PATHS.resend)).toHaveLength(2)
    expect(await enterLatest(pending.gsmNumber)).toMatchObject({ kind: 'verified' })
  })

  it('of somebody who is just registering, the refusal stands and no login is begun (REG-02~)', async () => {
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

describe('when the answer to a changed number was lost', () => {
  it('another code to the old one can be had all the same, and the number changed with it (OTP-06~)', async () => {
    const { shopper, pending, world } = await member()
    await shopper.strike({ path: PATHS.changePhone, ...LOST })
    const change = (from: PendingCode) => {
      const actor = createActor(numberChangeLogic(world), { input: { pending: from } }).start()
      actor.send({ type: 'shopper.typedNumber', text: '530 123 45 32' })
      actor.send({ type: 'shopper.continued' })
      return actor
    }
    const broken = await waitFor(change(pending), (snapshot) => snapshot.matches('asking'))
    expect(broken.context).toMatchObject({ pending, problem: { key: 'errors.generic' } })
    const { pending: fresh } = await awaitCode(world, pending).ask()
    const changed = await toPromise(change(fresh))
    expect(changed).toMatchObject({ kind: 'changed', pending: { gsmNumber: '+905301234532' } })
    const { enterLatest } = awaitCode(world, changed.pending)
    expect(await enterLatest('+905301234532')).toMatchObject({ member: { gsmNumber: '+905301234532' } })
  })
})
