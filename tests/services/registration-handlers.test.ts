import { describe, expect, it } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import { countryChoiceMachine } from '../../machines/sign-in/country-choice/machine'
import { EMPTY_FORM, type EntryForm } from '../../machines/entities/entry-form'
import type { PendingCode } from '../../machines/entities/member'
import { registrationLogic } from '../../src/services/sign-in/registration'
import { settled } from '../machines/support/settled'
import { EMPTY_SESSION_STORE } from '../support/empty-session-store'
import { gatewaysOver, httpAnswering } from '../support/answering-http'

const NOW = 1_700_000_000_000

const FORM: EntryForm = {
  ...EMPTY_FORM,
  email: 'IRMAK.Inci@Posta.Example',
  gsmNumber: '0532 123 45 67',
  name: 'Irmak',
  surname: 'İnci',
  agreement: true,
}

const SENT = {
  status: 'success',
  data: {
    memberUserId: 'new',
    referenceCode: 'ref',
    gsmNumber: '+905321234567',
    gsmNumberVerified: false,
    expireDurationInSeconds: 300,
  },
}

/** A shopper who submits this form; in quick login it is submitted without a press. */
function registering(form: EntryForm, isQuick: boolean, body: object = SENT) {
  const http = httpAnswering(JSON.stringify(body))
  const kept: PendingCode[] = []
  const sessionStore = { ...EMPTY_SESSION_STORE, saveCode: (code: PendingCode) => void kept.push(code) }
  const deps = { members: gatewaysOver(http).members, time: { now: () => NOW }, sessionStore }
  const actor = createActor(registrationLogic(deps, countryChoiceMachine), {
    input: { form, isQuick },
  }).start()
  if (!isQuick) actor.send({ type: 'shopper.continued' })
  return { actor, kept, calls: http.calls }
}

describe('registrations', () => {
  it.each([
    ['by form', false, '/api/v2/members-login/register'],
    ['on the one page', true, '/api/v1/members-login/quick-register'],
  ])(
    'a registration %s sends the filled fields, the e-mail in lower case, and no unticked box (REG-02~, QCK-03~)',
    (_, isQuick, path) => {
      const { calls } = registering(FORM, isQuick)
      expect(calls).toMatchObject([{ path, method: 'POST', kind: 'sms', by: 'visitor' }])
      expect(calls[0]?.body).toEqual({
        // Lower case without a locale: the I does not become ı.
        email: 'irmak.inci@posta.example',
        phoneNumber: '+905321234567',
        buyerName: 'Irmak',
        buyerSurname: 'İnci',
        registerChannel: 'PAY_WITH_WALLET',
        outlineAgreementStatus: 'ACCEPTED',
      })
    },
  )

  it.each([
    [{ dataUse: true }, { pdppPermission: 'PERMITTED_ON_REGISTER' }],
    [{ messages: true }, { communicationsPermission: 'PERMITTED' }],
    [
      { dataUse: true, messages: true },
      { pdppPermission: 'PERMITTED_ON_REGISTER', communicationsPermission: 'PERMITTED' },
    ],
  ])(
    'a registration with %j sends the provider’s permission words, by form and on the one page (REG-02~, QCK-03~)',
    (ticked, said) => {
      for (const isQuick of [false, true]) {
        const { email, ...permissions } = registering({ ...FORM, ...ticked }, isQuick).calls[0]?.body as Record<
          string,
          unknown
        >
        expect(email).toBe('irmak.inci@posta.example')
        expect(Object.fromEntries(Object.entries(permissions).filter(([name]) => name.endsWith('Permission')))).toEqual(
          said,
        )
      }
    },
  )

  it('a registration has a code that is stored for a reload, with the registered e-mail (REG-02~, OTP-05~)', async () => {
    const { actor, kept } = registering(FORM, false)
    const pending = {
      memberUserId: 'new',
      referenceCode: 'ref',
      email: 'irmak.inci@posta.example',
      gsmNumber: '+905321234567',
      sentAt: NOW,
      endsAt: NOW + 300_000,
    }
    expect(await toPromise(actor)).toEqual({ kind: 'codeSent', form: FORM, pending })
    expect(kept).toEqual([pending])
  })

  it('a registration answered after it was left stores no code (REG-02~, BOOT-07~)', async () => {
    const { actor, kept, calls } = registering(FORM, false)
    actor.stop()
    await settled()
    expect([calls.length, kept]).toEqual([1, []])
  })

  it('a refused registration keeps the form, shows why and stores no code (REG-03~)', async () => {
    const refusal = { status: 'failure', errorCode: '10610', errorGroup: 'MEMBER_EXISTS', errorMessage: 'Üyelik var' }
    const { actor, kept } = registering(FORM, false, refusal)
    const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    expect(context).toMatchObject({ form: FORM, problem: { text: 'Üyelik var' } })
    expect(kept).toEqual([])
  })

  it('a registration without the agreement makes no call (REG-02~)', () => {
    for (const isQuick of [false, true]) {
      const { actor, calls } = registering({ ...FORM, agreement: false }, isQuick)
      expect(calls).toEqual([])
      expect(actor.getSnapshot().context.faults.agreement).toBe('validations.agreementRequired')
    }
  })
})
