import { describe, expect, it } from 'vitest'
import type { Language } from '../../machines/entities/language'
import { withSandbox } from '../support/with-sandbox'
import { bothProviders } from './support/both-providers'
import { PATHS } from './support/paths'
import { type Shopper, withShoppers } from './support/shoppers'
import { valueOf } from '../support/value-of'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

const REFUSED = { kind: 'refused', message: expect.stringMatching(/./) as string }

const another = (code: string) => (code === '000000' ? '000001' : '000000')

const wrongOf = <Code extends { readonly verificationCode: string }>(code: Code): Code => ({
  ...code,
  verificationCode: another(code.verificationCode),
})

describe.each(bothProviders(sandbox, arrive))('startLogin at %s', (_, arrange) => {
  it('startLogin sends a code to a member and returns its reference (IDEN-03~, GWY-12~)', async () => {
    const { app, member, codesSent, sent } = await arrange()
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
    expect(await codesSent()).toBe(1)
    expect(await sent(PATHS.loginStart)).toEqual([{ email, phoneNumber: gsmNumber, loginChannel: 'PAY_WITH_WALLET' }])
  })

  it('startLogin with a phone of no member sends no code and says so (IDEN-03~, GWY-12~)', async () => {
    const { app, member, codesSent } = await arrange()
    const phone = '+905301234511'
    expect(valueOf(await app.members.startLogin({ email: member.email, phone }))).toMatchObject({
      memberUserExists: false,
      shouldUseEmail: false,
      memberUserId: undefined,
      gsmNumber: phone,
      gsmNumberVerified: false,
      referenceCode: undefined,
    })
    expect(await codesSent(phone)).toBe(0)
  })

  it('startLogin with an e-mail mismatch sends no code and returns no reference (IDEN-03~, GWY-12~)', async () => {
    const { app, member, codesSent } = await arrange()
    const start = valueOf(await app.members.startLogin({ email: 'baska@posta.example', phone: member.gsmNumber }))
    expect(start).toMatchObject({ shouldUseEmail: true, memberUserId: undefined, referenceCode: undefined })
    expect(await codesSent()).toBe(0)
  })
})

describe('asking for a code', () => {
  it('startLogin is in the language of the page, and so is the SMS', async () => {
    const { open, member } = await arrive()
    const { email, gsmNumber } = member
    valueOf(await open({ language: 'en' }).members.startLogin({ email, phone: gsmNumber }))
    expect(await sandbox.client.messages(gsmNumber)).toMatchObject([{ language: 'en' }])
  })
})

describe.each(bothProviders(sandbox, arrive))('an OTP at %s', (_, arrange) => {
  it('a right code returns the member and the tokens of a session (OTP-02~, GWY-12~)', async () => {
    const { app, member, askForCode, sent } = await arrange({ kycLevel: 1 })
    const { memberId, memberUserId, gsmNumber, email } = member
    const code = await askForCode()
    const login = valueOf(await app.members.completeLogin(code))
    expect(login).toMatchObject({
      member: { memberId, memberUserId, gsmNumber, email, kycLevel: 1 },
      accessToken: expect.stringMatching(/./) as string,
      refreshToken: expect.stringMatching(/./) as string,
    })
    expect(login.expiresIn).toBeGreaterThan(0)
    expect(await sent(PATHS.loginComplete)).toEqual([{ loginSmsVerification: code, loginChannel: 'PAY_WITH_WALLET' }])
  })

  it('a login by code opens the wallet and gives its member token (PAY-02~, GWY-12~)', async () => {
    const { app, member, token, logIn, sent } = await arrange({ cards: [{ cardNumber: '4543590000000006' }] })
    await logIn()
    const wallet = valueOf(await app.members.openWallet(member.memberId))
    expect(wallet).toMatchObject({ memberToken: expect.stringMatching(/^[0-9a-f-]{36}$/) as string })
    expect(await sent(PATHS.cards)).toEqual([{ checkoutFormToken: token, memberId: member.memberId }])
  })

  it('a code that is wrong is refused, and the right one still goes through (OTP-02~, GWY-12~)', async () => {
    const { app, askForCode } = await arrange()
    const code = await askForCode()
    expect(await app.members.completeLogin(wrongOf(code))).toMatchObject(REFUSED)
    expect(await app.members.completeLogin(code)).toMatchObject({ kind: 'ok' })
  })

  it('a code is refused once its time is over (OTP-02~, GWY-12~)', async () => {
    const { app, askForCode, advance } = await arrange()
    const code = await askForCode()
    await advance(300)
    expect(await app.members.completeLogin(code)).toMatchObject(REFUSED)
  })

  it('a code is refused once it was used (OTP-02~, GWY-12~)', async () => {
    const { app, askForCode } = await arrange()
    const code = await askForCode()
    valueOf(await app.members.completeLogin(code))
    expect(await app.members.completeLogin(code)).toMatchObject(REFUSED)
  })

  it('a code is refused after five wrong ones (OTP-02~, GWY-12~)', async () => {
    const { app, askForCode } = await arrange()
    const code = await askForCode()
    for (let time = 1; time <= 5; time += 1) {
      expect(await app.members.completeLogin(wrongOf(code))).toMatchObject(REFUSED)
    }
    expect(await app.members.completeLogin(code)).toMatchObject(REFUSED)
  })
})

describe('the right code', () => {
  it('a right code gives an access token that names the member, its duration and the login context (OTP-02~)', async () => {
    const { app, member, askForCode } = await arrive()
    const login = valueOf(await app.members.completeLogin(await askForCode()))
    const claims: unknown = JSON.parse(Buffer.from(login.accessToken.split('.')[1] ?? '', 'base64url').toString())
    const { memberId, memberUserId } = member
    expect(claims).toMatchObject({ memberId, memberUserId })
    expect(login).toMatchObject({
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
      expiresIn: 900,
      iyziLc: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
    })
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
  const withCode = async () => {
    const shopper = await arrive()
    const { members } = shopper.open({ language })
    const code = await shopper.askForCode()
    const wrong = wrongOf(code)
    return { ...shopper, members, code, wrong }
  }

  it('a wrong code is refused with its message, and the right one still goes through (OTP-02~)', async () => {
    const { members, code, wrong } = await withCode()
    expect(await members.completeLogin(wrong)).toMatchObject(refusal(WRONG))
    expect(await members.completeLogin(code)).toMatchObject({ kind: 'ok' })
  })

  it.each<[string, (shopper: Shopper, code: Awaited<ReturnType<Shopper['askForCode']>>) => Promise<unknown>]>([
    ['whose time is over', ({ token }) => sandbox.client.advanceClock(token, 300)],
    ['that a newer one has replaced', ({ askForCode }) => askForCode()],
    ['that was used already', async ({ app }, code) => valueOf(await app.members.completeLogin(code))],
  ])('a code %s is refused as no longer valid (OTP-02~)', async (_, lapse) => {
    const { members, code, ...shopper } = await withCode()
    await lapse(shopper, code)
    expect(await members.completeLogin(code)).toMatchObject(refusal(LAPSED))
  })

  it('the fifth wrong code uses up the attempts, and the right one is refused then (OTP-02~)', async () => {
    const { members, code, wrong } = await withCode()
    for (let time = 1; time < 5; time += 1) expect(await members.completeLogin(wrong)).toMatchObject(refusal(WRONG))
    expect(await members.completeLogin(wrong)).toMatchObject(refusal(EXHAUSTED))
    expect(await members.completeLogin(code)).toMatchObject(refusal(EXHAUSTED))
  })

  it('a session that has ended is refused for the wallet and for payments', async () => {
    const { open, token, member, payment } = await arrive()
    const { members, payments } = open({ language })
    const paying = await payment()
    await sandbox.client.advanceClock(token, 900)
    expect(await members.openWallet(member.memberId)).toMatchObject(refusal(ENDED))
    expect(await payments.payByCard.auth(paying)).toMatchObject(refusal(ENDED))
  })
})
