import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import { EMPTY_FORM } from '../../machines/entities/entry-form'
import { foreignPhoneLogic } from '../../src/services/sign-in/foreign-phone'
import { contactHandler } from '../../src/services/sign-in/update-contact'
import { settled } from '../machines/support/settled'
import { EMPTY_SESSION_STORE } from '../support/empty-session-store'
import { answersByPath } from '../support/answers-by-path'
import { gatewaysAnswered, gatewaysOver } from '../support/answering-http'

const FORM = { ...EMPTY_FORM, email: 'Anna@Posta.Example', gsmNumber: '0151 123 456 78', prefix: '+49' }
const BUYER = { memberId: undefined, email: 'Anna@Posta.Example', gsmNumber: '+4915112345678' }
const CONTACT = { email: 'anna@posta.example', gsmNumber: '0049 15112345678' }

const STAY = { status: 'success' }
const LEAVE = { status: 'success', paymentPageUrl: 'https://www.shop.example/plain' }
const REFUSED = { status: 'failure', errorCode: '10660', errorMessage: 'Yurt dışı numarası alınmıyor' }

const PREFERENCE = 'check-pwi-preference'
const ADMISSION = 'foreign-number'
const UPDATE = 'update-contact'

interface Answers {
  readonly preference?: object | ''
  readonly admission?: object | ''
  readonly update?: object
}

/** A foreign-phone shopper who continues, over a provider with these answers. */
function goingOn(
  { preference = STAY, admission = STAY, update = { status: 'success', data: {} } }: Answers,
  contact = CONTACT,
) {
  const http = answersByPath({ [PREFERENCE]: preference, [ADMISSION]: admission, [UPDATE]: update })
  const kept: object[] = []
  const left: string[] = []
  vi.stubGlobal('location', { assign: (url: string) => left.push(url) })
  const { members, payments } = gatewaysOver(http)
  const sessionStore = { ...EMPTY_SESSION_STORE, saveAdmission: (admitted: object) => void kept.push(admitted) }
  const actor = createActor(foreignPhoneLogic({ members, payments, sessionStore, returnPatience: 20 }), {
    input: { form: FORM, contact, isContactReplaced: false },
  }).start()
  actor.send({ type: 'shopper.continued' })
  const asked = () => http.calls.map(({ path }) => path.split('/').at(-1))
  return { actor, kept, left, asked, calls: http.calls }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a buyer with a foreign phone', () => {
  it('a buyer with a foreign phone is admitted without being a member, and stored for a reload (FRGN-02~)', async () => {
    const { actor, kept, left, asked, calls } = goingOn({})
    expect(await toPromise(actor)).toEqual({ kind: 'admitted', form: FORM, buyer: BUYER, isContactReplaced: false })
    expect(asked()).toEqual([PREFERENCE, ADMISSION])
    expect(calls.map(({ by, body }) => ({ by, body }))).toEqual(
      Array(2).fill({ by: 'visitor', body: { locale: 'tr' } }),
    )
    expect(kept).toEqual([{ email: BUYER.email, gsmNumber: BUYER.gsmNumber }])
    expect(left).toEqual([])
  })

  it.each([
    ['the preference', { preference: LEAVE }, [PREFERENCE]],
    ['the admission', { admission: LEAVE }, [PREFERENCE, ADMISSION]],
  ])(
    'a buyer with a foreign phone goes to the plain form where %s says so; nothing is stored (FRGN-03~)',
    async (_, answers, calls) => {
      const { actor, kept, left, asked } = goingOn(answers)
      await waitFor(actor, (snapshot) => snapshot.hasTag('leaving'))
      expect(left).toEqual(['https://www.shop.example/plain'])
      expect(asked()).toEqual(calls)
      expect(kept).toEqual([])
    },
  )

  it.each([
    ['the preference', { preference: REFUSED }],
    ['the admission', { admission: REFUSED }],
  ])(
    'a buyer with a foreign phone who is refused by %s sees why and is not admitted (FRGN-02~)',
    async (_, answers) => {
      const { actor, kept, left } = goingOn(answers)
      const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
      expect(context.problem).toMatchObject({ text: 'Yurt dışı numarası alınmıyor' })
      expect([kept, left]).toEqual([[], []])
    },
  )

  it('an admission answered after it was left is not stored (FRGN-02~, BOOT-07~)', async () => {
    const { actor, kept, asked } = goingOn({})
    actor.subscribe((snapshot) => {
      if (snapshot.matches('askingAdmission')) actor.stop()
    })
    await settled()
    expect([asked(), kept]).toEqual([[PREFERENCE, ADMISSION], []])
  })

  it('a foreign phone whose preference answer has no body is decided by the admission (FRGN-02~, FRGN-03~, GWY-11~)', async () => {
    const { actor, asked } = goingOn({ preference: '' })
    expect(await toPromise(actor)).toMatchObject({ kind: 'admitted' })
    expect(asked()).toEqual([PREFERENCE, ADMISSION])
    const { actor: sent, left } = goingOn({ preference: '', admission: LEAVE })
    await waitFor(sent, (snapshot) => snapshot.hasTag('leaving'))
    expect(left).toEqual([LEAVE.paymentPageUrl])
  })

  it('a foreign phone whose admission answer has no body is not admitted, and nothing is stored (FRGN-02~, GWY-02~)', async () => {
    const { actor, kept, left } = goingOn({ admission: '' })
    const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    expect(context.problem).toBeDefined()
    expect([kept, left]).toEqual([[], []])
  })

  it('a foreign buyer’s other contact is sent to the order; its failure does not delay the buyer (IDEN-07~)', async () => {
    for (const update of [{ status: 'success', data: {} }, REFUSED, {}]) {
      const { actor, asked, calls } = goingOn({ update }, { ...CONTACT, email: 'other@posta.example' })
      expect(await toPromise(actor)).toMatchObject({ kind: 'admitted' })
      expect(asked()).toEqual([PREFERENCE, ADMISSION, UPDATE])
      expect(calls[2]).toMatchObject({
        method: 'PUT',
        by: 'visitor',
        body: { email: 'Anna@Posta.Example', gsmNumber: '+4915112345678' },
      })
    }
  })
})

describe('updateContact of an order', () => {
  const { signal } = new AbortController()
  const contact = { email: 'a@b.co', gsmNumber: '+905321234567' }

  it('a contact update puts e-mail and phone, and fails with a refusal (IDEN-07~)', async () => {
    const http = answersByPath({ [UPDATE]: { status: 'success', data: {} } })
    await expect(contactHandler(gatewaysOver(http).members)(contact, signal)).resolves.toBeUndefined()
    expect(http.calls).toMatchObject([{ method: 'PUT', path: '/api/v1/checkout/update-contact' }])
    expect(http.calls[0]?.body).toEqual(contact)
    await expect(contactHandler(gatewaysAnswered(REFUSED).members)(contact, signal)).rejects.toThrow(
      'keeps the contact',
    )
  })
})
