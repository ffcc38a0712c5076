import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import { EMPTY_FORM, type EntryForm } from '../../machines/entities/entry-form'
import type { PendingCode } from '../../machines/entities/member'
import type { Contact } from '../../machines/entities/order'
import { clock } from '../../machines/around/countdown/machine'
import { countryChoiceMachine } from '../../machines/sign-in/country-choice/machine'
import { foreignPhoneLogic } from '../../src/services/sign-in/foreign-phone'
import { identifyHandlers } from '../../src/services/sign-in/identify'
import type { StoredAdmission } from '../../src/services/storage/session-store'
import { phoneChangeLogic } from '../../src/services/sign-in/phone-change'
import { registrationLogic } from '../../src/services/sign-in/registration'
import { restoreLoginHandler } from '../../src/services/sign-in/restore-login'
import { createServerClock } from '../../src/services/platform/server-clock'
import { otpLogic } from '../../src/services/sign-in/otp'
import { EMPTY_SESSION_STORE } from '../support/empty-session-store'
import { withSandbox } from '../support/with-sandbox'
import { bothProviders } from './support/both-providers'
import { PATHS } from './support/paths'
import { openPaying, payingDepsOf } from './support/paying'
import { type Shopper, withShoppers } from './support/shoppers'
import { valueOf } from '../support/value-of'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)
const { signal } = new AbortController()

const NOBODY: Contact = { email: '', gsmNumber: '' }

const NEWCOMER: EntryForm = {
  ...EMPTY_FORM,
  email: 'Irmak.Inci@Posta.Example',
  gsmNumber: '0530 123 45 01',
  name: 'Irmak',
  surname: 'İnci',
  agreement: true,
}

/** A page over the running sandbox, in a tab with a working session store. */
function pageOf({ app }: Pick<Shopper, 'app'>) {
  let admission: StoredAdmission | undefined
  const sessionStore = {
    ...EMPTY_SESSION_STORE,
    admission: () => admission,
    saveAdmission: (kept: StoredAdmission) => void (admission = kept),
  }
  return {
    ...app,
    time: createServerClock(),
    clock,
    sessionStore,
    staleOtpReferences: new Set<string>(),
    triedOtpReferences: new Set<string>(),
    resendCooldown: 0,
  }
}

type Page = ReturnType<typeof pageOf>

const check = (page: Page, email: string, phone: string, isQuick = false) =>
  identifyHandlers(page).checkMember({ email, phone, isQuick }, signal)

async function register(page: Page, form: EntryForm, isQuick = false) {
  const actor = createActor(registrationLogic(page, countryChoiceMachine), {
    input: { form, isQuick },
  }).start()
  actor.send({ type: 'shopper.continued' })
  const ended = await toPromise(actor)
  if (ended.kind !== 'codeSent') throw new Error('no code was sent')
  return ended.pending
}

/** Types the newest code of the phone, and returns the member. */
async function verify(page: Page, pending: PendingCode, contact: Contact, text: string) {
  const input = { pending, contact, isContactReplaced: false, isQuick: false, timings: { resendCooldown: 30_000 } }
  const actor = createActor(otpLogic(page), { input }).start()
  await waitFor(actor, ({ value }) => JSON.stringify(value).includes('"contact":"updated"'))
  actor.send({ type: 'shopper.typedCode', text })
  actor.send({ type: 'shopper.enteredCode' })
  return toPromise(actor)
}

describe.each(bothProviders(sandbox, arrive))('a newcomer at %s', (_provider, arrange) => {
  it.each([
    ['by form', false, PATHS.loginStart, PATHS.register, '+905301234501'],
    ['on the one page', true, PATHS.quickLoginStart, PATHS.quickRegister, '+905301234502'],
  ])(
    'a newcomer is looked up, registers %s and becomes a member; the order gets the contact (REG-02~, QCK-03~, IDEN-07~, GWY-12~)',
    async (_, isQuick, asked, registered, phone) => {
      const shopper = await arrange()
      const page = pageOf(shopper)
      const form = { ...NEWCOMER, email: `${phone.slice(-2)}.${NEWCOMER.email}`, gsmNumber: phone, messages: isQuick }
      expect(await check(page, form.email, phone, isQuick)).toEqual({ kind: 'newcomer' })
      expect(await shopper.sent(asked)).toHaveLength(1)
      const pending = await register(page, form, isQuick)
      const { contact } = valueOf(await page.payments.detail()).order
      const login = await verify(page, pending, contact, await shopper.latestCode(phone))

      const email = form.email.toLowerCase()
      expect(login).toMatchObject({ kind: 'verified', member: { email, gsmNumber: phone, kycLevel: 0 } })
      const memberId = page.session.credentials()?.memberId ?? ''
      expect(await shopper.memberNow(memberId)).toMatchObject({ name: 'Irmak', surname: 'İnci' })
      expect(await shopper.sent(registered)).toMatchObject([
        {
          outlineAgreementStatus: 'ACCEPTED',
          ...(isQuick ? { communicationsPermission: 'PERMITTED' } : {}),
        },
      ])
      expect(await shopper.orderNow()).toMatchObject({ email, gsmNumber: phone })
    },
  )

  it('a newcomer corrects a wrong phone at once, and the code goes to the right one (OTP-06~, GWY-12~)', async () => {
    const shopper = await arrange()
    const page = pageOf(shopper)
    const wrong = await register(page, { ...NEWCOMER, email: 'yanlis@posta.example', gsmNumber: '5301234503' })
    const actor = createActor(phoneChangeLogic(page), { input: { pending: wrong, isQuick: false } }).start()
    actor.send({ type: 'shopper.typedNumber', text: '0530 123 45 04' })
    actor.send({ type: 'shopper.continued' })
    const { pending } = await toPromise(actor)
    expect([pending.gsmNumber, pending.email]).toEqual(['+905301234504', 'yanlis@posta.example'])
    expect(pending.referenceCode).not.toBe(wrong.referenceCode)
    const text = await shopper.latestCode(pending.gsmNumber)
    expect(await verify(page, pending, NOBODY, text)).toMatchObject({ member: { gsmNumber: '+905301234504' } })
  })
})

describe.each(bothProviders(sandbox, arrive))('an e-mail mismatch of a member at %s', (_provider, arrange) => {
  it('a member with an e-mail mismatch logs in with the right e-mail, and the order learns it (IDEN-05~, IDEN-07~, GWY-12~)', async () => {
    const shopper = await arrange({ email: 'baska@posta.example' })
    const page = pageOf(shopper)
    const { email, gsmNumber } = shopper.member
    expect(await check(page, 'baska@posta.example', gsmNumber)).toEqual({ kind: 'emailNeeded' })
    const answer = await check(page, email, gsmNumber)
    if (answer.kind !== 'codeSent') throw new Error('no code was sent')
    const { contact } = valueOf(await page.payments.detail()).order
    expect(await verify(page, answer.pending, contact, await shopper.latestCode())).toMatchObject({
      member: { email },
    })
    expect(await shopper.sent(PATHS.updateContact)).toEqual([{ email, gsmNumber }])
    expect(await shopper.orderNow()).toMatchObject({ email, gsmNumber })
  })

  it('a member whose contact the order knows already is not sent to the order again (IDEN-07~, GWY-12~)', async () => {
    const shopper = await arrange()
    const page = pageOf(shopper)
    const { email, gsmNumber } = shopper.member
    const answer = await check(page, email.toUpperCase(), gsmNumber)
    if (answer.kind !== 'codeSent') throw new Error('no code was sent')
    const { contact } = valueOf(await page.payments.detail()).order
    expect(await verify(page, answer.pending, contact, await shopper.latestCode())).toMatchObject({
      kind: 'verified',
    })
    expect(await shopper.sent(PATHS.updateContact)).toEqual([])
  })
})

const ABROAD: EntryForm = { ...EMPTY_FORM, email: 'Anna@Posta.Example', gsmNumber: '0151 123 456 78', prefix: '+49' }

function goOn(page: Page) {
  const input = {
    form: ABROAD,
    contact: { email: 'anna@posta.example', gsmNumber: '+4915112345678' },
    isContactReplaced: false,
  }
  const actor = createActor(foreignPhoneLogic({ ...page, returnPatience: 1_000 }), { input }).start()
  actor.send({ type: 'shopper.continued' })
  return actor
}

describe.each(bothProviders(sandbox, arrive))('a buyer with a foreign phone at %s', (_provider, arrange) => {
  it('a buyer with a foreign phone is admitted, on a reload too, and pays without being a member (FRGN-02~, PAY-02~, GWY-12~)', async () => {
    const shopper = await arrange({ email: 'anna@posta.example', gsmNumber: '+4915112345678' })
    const page = pageOf(shopper)
    const ended = await toPromise(goOn(page))
    if (ended.kind !== 'admitted') throw new Error('no buyer was let in')
    expect(await shopper.orderNow()).toMatchObject({ isForeignAdmitted: true })

    expect(await restoreLoginHandler(page)({ isQuick: false, flow: 'pay' }, signal)).toEqual({
      kind: 'admitted',
      buyer: ended.buyer,
    })

    const { actor, price, cardsOpen, payByCard } = await openPaying(
      payingDepsOf(shopper.app, { accountHolder: 'Anna Schmidt' }, page),
      ended.buyer,
    )
    await cardsOpen()
    payByCard()
    expect(await toPromise(actor)).toMatchObject({ kind: 'paid', receipt: { paid: price } })
    const [paid] = await shopper.sent(PATHS.cardAuth)
    expect(paid).toMatchObject({ memberEmail: 'Anna@Posta.Example', gsmNumber: '+4915112345678' })
    for (const claim of ['memberId', 'memberToken']) expect(paid).not.toHaveProperty(claim)
    expect(await shopper.sent(PATHS.cards)).toEqual([])
    expect(await shopper.booked()).toHaveLength(1)
  })
})

describe('a buyer from abroad', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('a buyer with a foreign phone whom the merchant refuses sees why, and is a visitor after a reload (FRGN-02~)', async () => {
    const shopper = await arrive({ order: { foreign: 'refused' } })
    const page = pageOf(shopper)
    const { context } = await waitFor(goOn(page), (snapshot) => !snapshot.hasTag('busy'))
    expect(context.problem?.text).toMatch(/yurt dışı numarasıyla/)
    expect(page.sessionStore.admission()).toBeUndefined()
    expect(await restoreLoginHandler(page)({ isQuick: false, flow: 'pay' }, signal)).toEqual({ kind: 'visitor' })
  })

  it('a buyer with a foreign phone goes to the merchant’s own form where the merchant wants it (FRGN-03~)', async () => {
    const shopper = await arrive({ order: { foreign: 'plain-form' } })
    const left: string[] = []
    vi.stubGlobal('location', { assign: (url: string) => left.push(url) })
    await waitFor(goOn(pageOf(shopper)), (snapshot) => snapshot.hasTag('leaving'))
    const page = await (await fetch(left[0] ?? '')).text()
    expect(page).toContain('Mağazanın kendi kart formu')
    expect(page).toContain((await sandbox.client.orderOf(shopper.token)).orderId)
  })
})
