import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import { clock } from '../../machines/around/countdown/machine'
import { type CardTexts, EMPTY_CARD } from '../../machines/entities/card'
import { DEFAULT_TIMINGS } from '../../src/app/composition/timings'
import { checkoutHandlers } from '../../src/services/checkout/checkout'
import { identifyHandlers } from '../../src/services/sign-in/identify'
import { createServerClock } from '../../src/services/platform/server-clock'
import { reconciliationLogic } from '../../src/services/reconciliation/reconciliation'
import { otpLogic } from '../../src/services/sign-in/otp'
import { EMPTY_SESSION_STORE } from '../support/empty-session-store'
import { withSandbox } from '../support/with-sandbox'
import { PATHS } from './support/paths'
import { openPaying, payingDepsOf, TYPED } from './support/paying'
import { type Shopper, withShoppers } from './support/shoppers'
import { valueOf } from '../support/value-of'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

const still = () => new AbortController().signal

const worldOf = ({ app }: Shopper, typed: Partial<CardTexts> = {}) => payingDepsOf(app, typed)

/** A logged-in shopper's card payment, from opening the wallet to pressing the button. */
async function paying(shopper: Shopper, deps: ReturnType<typeof worldOf>) {
  const { member } = await shopper.logIn()
  const opened = await openPaying(deps, member)
  await opened.cardsOpen()
  opened.payByCard()
  return opened
}

describe('sign-in handlers over the gateways', () => {
  it('checkMember has a code sent to a member, and reports a newcomer (IDEN-03~)', async () => {
    const { app, member } = await arrive()
    const { checkMember } = identifyHandlers({
      members: app.members,
      time: { now: () => 0 },
      sessionStore: EMPTY_SESSION_STORE,
      staleOtpReferences: new Set(),
      triedOtpReferences: new Set(),
      resendCooldown: 0,
    })
    const { email, gsmNumber, memberUserId } = member
    expect(await checkMember({ email, phone: gsmNumber, isQuick: false }, still())).toEqual({
      kind: 'codeSent',
      pending: {
        memberUserId,
        referenceCode: expect.stringMatching(/./) as string,
        email,
        gsmNumber,
        sentAt: 0,
        endsAt: 300_000,
      },
    })
    expect(await checkMember({ email, phone: '+905301234521', isQuick: false }, still())).toEqual({ kind: 'newcomer' })
  })

  it('startOrder starts from the order, and tells a dead token from other refusals (BOOT-05~)', async () => {
    const shopper = await arrive()
    const { startOrder } = checkoutHandlers({
      ...worldOf(shopper),
      sessionStore: EMPTY_SESSION_STORE,
      bootAnswer: undefined,
      add: () => undefined,
    })
    const question = { token: shopper.token, language: 'tr' } as const
    expect(await startOrder(question, still())).toMatchObject({ kind: 'started', order: { price: { minor: 248000 } } })
    await sandbox.client.cancelOrder(shopper.token)
    expect(await startOrder(question, still())).toMatchObject({ kind: 'dead', refusal: { code: '5125' } })
  })

  it('startOrder uses the request begun by the page for its first call only (BOOT-03~)', async () => {
    const shopper = await arrive()
    const text = JSON.stringify({ status: 'success', price: 1 })
    const bootAnswer = Promise.resolve({ status: 200, text })
    const { startOrder } = checkoutHandlers({
      ...worldOf(shopper),
      sessionStore: EMPTY_SESSION_STORE,
      bootAnswer,
      add: () => undefined,
    })
    const question = { token: shopper.token, language: 'tr' } as const
    expect(await startOrder(question, still())).toMatchObject({ kind: 'started', order: { price: { minor: 100 } } })
    expect(await shopper.seen()).toEqual([])
    expect(await startOrder(question, still())).toMatchObject({ kind: 'started', order: { price: { minor: 248000 } } })
    expect(await shopper.seen()).toHaveLength(1)
  })

  it('a right code opens a session that the next calls are made in (OTP-02~)', async () => {
    const { app, member, askForCode } = await arrive()
    const { verificationCode, ...code } = await askForCode()
    const pending = { ...code, gsmNumber: member.gsmNumber, email: member.email, sentAt: undefined, endsAt: undefined }
    const input = {
      pending,
      contact: pending,
      isContactReplaced: false,
      isQuick: false,
      timings: { resendCooldown: 30_000 },
    }
    const actor = createActor(
      otpLogic({
        ...app,
        time: createServerClock(),
        clock,
        sessionStore: EMPTY_SESSION_STORE,
        staleOtpReferences: new Set(),
        triedOtpReferences: new Set(),
      }),
      {
        input,
      },
    ).start()
    actor.send({ type: 'shopper.typedCode', text: verificationCode })
    actor.send({ type: 'shopper.enteredCode' })
    expect(await toPromise(actor)).toMatchObject({ kind: 'verified', member: { memberId: member.memberId } })
    expect(app.session.credentials()).toMatchObject({ memberId: member.memberId })
    valueOf(await app.members.openWallet(member.memberId))
  })
})

describe('card payments over the gateways', () => {
  it('a card payment sends card, hashed e-mail and fingerprint, and clears the card (PAY-07~, CARD-17~)', async () => {
    const shopper = await arrive({ member: { email: 'Elif.Yilmaz@Posta.Example' } })
    const deps = worldOf(shopper)
    const { actor, price } = await paying(shopper, deps)
    expect(await toPromise(actor)).toMatchObject({ kind: 'paid', receipt: { paid: price } })
    const calls = await shopper.seen(PATHS.cardAuth)
    expect(calls).toMatchObject([
      {
        body: {
          browserFingerprint: expect.any(String) as string,
          userIdentification: createHash('sha256').update('elif.yilmaz@posta.example').digest('hex'),
          conversationId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
          paymentCard: { cardNumber: '5400360000000003', expireMonth: '12', expireYear: '2030', cvc: '123' },
        },
      },
    ])
    expect(deps.vault.read()).toEqual(EMPTY_CARD)
    expect(deps.submissions.current()).toBeUndefined()
  })

  it('a declined card payment keeps the form without its security code (CARD-11~)', async () => {
    const shopper = await arrive()
    const deps = worldOf(shopper, { cardNumber: '4111111111111129' })
    const { hindrance, cardsOpen, card } = await paying(shopper, deps)
    await hindrance()
    await cardsOpen()
    expect(card().getSnapshot().context.problem?.text).toBe(
      'Kart limitiniz veya bakiyeniz bu işlem için yeterli değil.',
    )
    expect(deps.vault.read()).toEqual({ ...TYPED, cardNumber: '4111111111111129', cvc: '' })
    expect(deps.submissions.current()).toBeUndefined()
  })

  it.each([
    ['after-commit', '5400360000000003', 'paid', 1],
    ['after-commit', '4111111111111129', 'notCharged', 0],
  ] as const)(
    'a card payment whose answer is lost %s with %s is unknown until it is looked up: %s (PAY-06~, BEST-01~)',
    async (phase, cardNumber, kind, booked) => {
      const shopper = await arrive()
      const deps = worldOf(shopper, { cardNumber })
      await shopper.strike({ path: PATHS.cardAuth, phase, act: 'reset', nth: 1 })
      const { actor } = await paying(shopper, deps)
      expect(await toPromise(actor)).toMatchObject({ kind: 'unknown' })
      expect(deps.submissions.current()?.id).toMatch(/^[0-9a-f]{32}$/)
      expect(deps.vault.read().cvc).toBe('')

      const asking = createActor(reconciliationLogic(deps), {
        input: { token: shopper.token, isAtBank: false, timings: DEFAULT_TIMINGS },
      }).start()
      expect(await toPromise(asking)).toMatchObject({ kind })
      expect(deps.submissions.current()).toBeUndefined()
      expect((await sandbox.client.ledger(shopper.token)).authorisations).toHaveLength(booked)
      expect(await shopper.seen(PATHS.cardAuth)).toHaveLength(1)
    },
  )

  it('a card payment that never arrived stays unknown, keeps its submission and can be looked up (PAY-06~)', async () => {
    const shopper = await arrive()
    const deps = worldOf(shopper)
    await shopper.strike({ path: PATHS.cardAuth, phase: 'before', act: 'status:502' })
    const { actor } = await paying(shopper, deps)
    expect(await toPromise(actor)).toMatchObject({ kind: 'unknown' })
    const submission = deps.submissions.current()
    const asking = createActor(reconciliationLogic(deps), {
      input: { token: shopper.token, isAtBank: false, timings: DEFAULT_TIMINGS },
    }).start()
    await waitFor(asking, (snapshot) => !snapshot.hasTag('busy'))
    await shopper.strike({ path: PATHS.detail, phase: 'before', act: 'status:500', nth: 1 })
    asking.send({ type: 'shopper.askedAgain' })
    await waitFor(asking, (snapshot) => !snapshot.hasTag('busy'))
    expect(deps.submissions.current()).toEqual(submission)
    expect(await shopper.seen(PATHS.cardAuth)).toHaveLength(1)
    asking.stop()
  })
})
