import { describe, expect, it } from 'vitest'
import type { Language } from '../../machines/entities/language'
import { withSandbox } from '../support/with-sandbox'
import { PATHS } from './support/paths'
import { type Shopper, withShoppers } from './support/shoppers'
import { valueOf } from './support/value-of'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

describe('asking for a code', () => {
  it('has one sent to a member and says by which reference it goes (IDEN-03~)', async () => {
    const { app, member, seen } = await arrive()
    const { email, gsmNumber, memberUserId } = member
    const start = valueOf(await app.members.startLogin({ email, phone: gsmNumber }))
    expect(start).toEqual({
      memberUserExists: true,
      shouldUseEmail: false,
      memberUserId,
      gsmNumber,
      gsmNumberVerified: true,
      referenceCode: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      expiresInSeconds: 300,
    })
    expect(await sandbox.client.messages(gsmNumber)).toHaveLength(1)
    const [call] = await seen(PATHS.loginStart)
    expect(call).toMatchObject({ method: 'POST', query: { locale: 'tr' } })
    expect(call?.body).toEqual({ email, phoneNumber: gsmNumber, loginChannel: 'PAY_WITH_WALLET' })
  })

  it('of a phone that is no member sends none and says so (IDEN-03~)', async () => {
    const { app, member } = await arrive()
    const phone = '+905301234511'
    expect(valueOf(await app.members.startLogin({ email: member.email, phone }))).toEqual({
      memberUserExists: false,
      shouldUseEmail: false,
      memberUserId: undefined,
      gsmNumber: phone,
      gsmNumberVerified: false,
      referenceCode: undefined,
      expiresInSeconds: 300,
    })
    expect(await sandbox.client.messages(phone)).toEqual([])
  })

  it('with another e-mail than the member has sends none and names no reference (IDEN-03~)', async () => {
    const { app, member } = await arrive()
    const { gsmNumber } = member
    const start = valueOf(await app.members.startLogin({ email: 'baska@posta.example', phone: gsmNumber }))
    expect(start).toMatchObject({ shouldUseEmail: true, memberUserId: undefined, referenceCode: undefined })
    expect(await sandbox.client.messages(gsmNumber)).toEqual([])
  })

  it('is done in the language of the page, SMS and all', async () => {
    const { open, member } = await arrive()
    const { email, gsmNumber } = member
    valueOf(await open({ language: 'en' }).members.startLogin({ email, phone: gsmNumber }))
    expect(await sandbox.client.messages(gsmNumber)).toMatchObject([{ language: 'en' }])
  })
})

describe('the right code', () => {
  it('ends in the member and the tokens of a session (OTP-02~)', async () => {
    const { app, member, askForCode, seen } = await arrive({ member: { kycLevel: 1 } })
    const { memberId, memberUserId, gsmNumber, email } = member
    const code = await askForCode()
    expect(await app.members.completeLogin(code)).toEqual({
      kind: 'ok',
      value: {
        member: { memberId, memberUserId, gsmNumber, email, kycLevel: 1 },
        accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
        refreshToken: expect.stringMatching(/./) as string,
        expiresIn: 900,
        iyziLc: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      },
    })
    const [call] = await seen(PATHS.loginComplete)
    expect(call?.body).toEqual({ loginSmsVerification: code, loginChannel: 'PAY_WITH_WALLET' })
  })

  it('opens the wallet, whose token the payments carry (PAY-02~)', async () => {
    const { app, member, token, logIn, seen } = await arrive({
      member: { cards: [{ cardNumber: '4543590000000006' }] },
    })
    await logIn()
    const wallet = valueOf(await app.members.openWallet(member.memberId))
    expect(wallet).toMatchObject({ memberToken: expect.stringMatching(/^[0-9a-f-]{36}$/) as string })
    const [call] = await seen(PATHS.cards)
    expect(call).toMatchObject({ method: 'POST', body: { checkoutFormToken: token, memberId: member.memberId } })
  })
})

const WRONG = { code: '10601', tr: 'Kod hatalı, lütfen kontrol edin.', en: 'The code is wrong, please check it.' }
const LAPSED = {
  code: '10602',
  tr: 'Bu kod artık geçerli değil, lütfen yeni kod isteyin.',
  en: 'This code is no longer valid, ask for a new one.',
}
const EXHAUSTED = {
  code: '10603',
  tr: 'Çok fazla hatalı deneme yaptınız, yeni kod isteyin.',
  en: 'Too many wrong attempts, ask for a new code.',
}
const ENDED = {
  code: '10604',
  tr: 'Oturumunuz sona erdi, lütfen yeniden giriş yapın.',
  en: 'Your session has ended, please log in again.',
}

describe.each<Language>(['tr', 'en'])('in %s', (language) => {
  const refusal = (failure: typeof WRONG) => ({
    kind: 'refused',
    code: failure.code,
    group: undefined,
    message: failure[language],
  })
  const another = (code: string) => (code === '000000' ? '000001' : '000000')

  const withCode = async () => {
    const shopper = await arrive()
    const { members } = shopper.open({ language })
    const code = await shopper.askForCode()
    const wrong = { ...code, verificationCode: another(code.verificationCode) }
    return { ...shopper, members, code, wrong }
  }

  it('a wrong code is refused, and the right one still goes through (OTP-02~)', async () => {
    const { members, code, wrong } = await withCode()
    expect(await members.completeLogin(wrong)).toMatchObject(refusal(WRONG))
    expect(await members.completeLogin(code)).toMatchObject({ kind: 'ok' })
  })

  it.each<[string, (shopper: Shopper, code: Awaited<ReturnType<Shopper['askForCode']>>) => Promise<unknown>]>([
    ['whose time is over', ({ token }) => sandbox.client.advanceClock(token, 300)],
    ['that a newer one has replaced', ({ askForCode }) => askForCode()],
    ['that was used already', async ({ app }, code) => valueOf(await app.members.completeLogin(code))],
  ])('a code %s is refused as lapsed (OTP-02~)', async (_, lapse) => {
    const { members, code, ...shopper } = await withCode()
    await lapse(shopper, code)
    expect(await members.completeLogin(code)).toMatchObject(refusal(LAPSED))
  })

  it('the fifth wrong code exhausts it: the right one comes too late (OTP-02~)', async () => {
    const { members, code, wrong } = await withCode()
    for (let time = 1; time < 5; time += 1) expect(await members.completeLogin(wrong)).toMatchObject(refusal(WRONG))
    expect(await members.completeLogin(wrong)).toMatchObject(refusal(EXHAUSTED))
    expect(await members.completeLogin(code)).toMatchObject(refusal(EXHAUSTED))
  })

  it('a session that has ended is refused to the wallet and to payments', async () => {
    const { open, token, member, payment } = await arrive()
    const { members, payments } = open({ language })
    const paying = await payment()
    await sandbox.client.advanceClock(token, 900)
    expect(await members.openWallet(member.memberId)).toMatchObject(refusal(ENDED))
    expect(await payments.payByCard.auth(paying)).toMatchObject(refusal(ENDED))
  })
})
