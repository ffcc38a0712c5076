import { beforeEach, describe, expect, it } from 'vitest'
import { ORIGINS, openSandbox } from './harness'
import type { Harness } from './harness'
import { atBank, verify } from './at-bank'
import { follow, formIn, goToBank, post } from './bank'
import { PAYMENT_PATHS, brokenLaws, ledgerOf, readyToSend, typed, walletItems } from './payments'
import { latestCode, NEW_CARD } from './shopper'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const WRONG = verify('000000')

describe('payments by 3-D Secure', () => {
  it('a 3-D Secure payment is answered with a document that posts one form to the bank (CARD-10~, GWY-09~)', async () => {
    const ready = await readyToSend(sandbox)
    const begun = await ready.send('threeDS', { conversationId: 'abc' })
    expect(begun.body).toMatchObject({ status: 'success', conversationId: 'abc', token: ready.token })
    expect(begun.body).toMatchObject({
      paymentStatus: 'INIT_THREEDS',
      paymentId: expect.stringMatching(/^\d{8}$/) as string,
    })
    const { id, action, fields } = formIn(begun)
    expect(id).toBe('wallet-3ds-form')
    expect(action).toBe(`${ORIGINS.bank}/3ds/init`)
    expect(fields).toMatchObject({ bin: '540036', orderId: expect.stringMatching(/^mock12-\d+walletord$/) as string })
    expect(Object.keys(fields)).toEqual(['orderId', 'bin', 'successUrl', 'failureUrl', 'confirmationUrl', 'PaReq'])
    const document = Buffer.from(String(begun.body['threeDSHtmlContent']), 'base64').toString()
    expect(document).toMatch(
      /^<!doctype html>[^]*<script>document\.getElementById\('wallet-3ds-form'\)\.submit\(\)<\/script>/,
    )
    expect((await ready.detail()).body).toMatchObject({ paymentStatus: 'INIT_THREEDS', submissionId: 'abc' })
    expect((await ledgerOf(sandbox, ready.token)).authorisations).toEqual([])
  })

  it('a 3-D Secure payment succeeds with the right SMS code, and the browser returns by GET (SBX-03~, CARD-13~)', async () => {
    const { bank, token, member, ...ready } = await atBank(sandbox)
    expect(await latestCode(sandbox, member.gsmNumber)).toBe(bank.code)
    expect(await bank.answer(verify(bank.code))).toBe(`/result-page?token=${token}&lang=tr`)
    expect((await ready.detail()).body).toMatchObject({ paymentStatus: 'SUCCESS', submissionId: 'submission-1' })
    expect((await ledgerOf(sandbox, token)).authorisations).toMatchObject([{ minor: 248_000 }])
  })

  it('a 3-D Secure payment is pending between the bank’s answer and the provider’s callback (SBX-03~)', async () => {
    const { bank, token, ...ready } = await atBank(sandbox)
    const pressed = await bank.press(verify(bank.code))
    expect(pressed.status).toBe(303)
    expect((await ready.detail()).body).toMatchObject({ paymentStatus: 'CALLBACK_THREEDS' })
    expect((await ledgerOf(sandbox, token)).authorisations).toEqual([])
    await follow(sandbox, pressed)
    expect((await ready.detail()).body).toMatchObject({ paymentStatus: 'SUCCESS' })
  })

  it('a 3-D Secure payment is booked once, however often its pages are loaded or sent (SBX-07~)', async () => {
    const { bank, begun, token } = await atBank(sandbox)
    const first = await bank.answer(verify(bank.code))
    for (const again of [verify(bank.code), WRONG, { act: 'cancel' }]) expect(await bank.answer(again)).toBe(first)
    expect(await follow(sandbox, await sandbox.send('bank', bank.page))).toBe(first)
    const { action, fields } = formIn(begun)
    expect(await follow(sandbox, await post(sandbox, action, fields))).toBe(first)
    expect((await ledgerOf(sandbox, token)).authorisations).toHaveLength(1)
    expect(await brokenLaws(sandbox)).toEqual([])
  })

  it('a 3-D Secure payment sends one SMS, however often its form is posted', async () => {
    const { begun, bank, member } = await atBank(sandbox)
    const { action, fields } = formIn(begun)
    await post(sandbox, action, fields)
    const query = new URLSearchParams({ gsmNumber: member.gsmNumber })
    const { messages } = await sandbox.control<{ messages: { code: string; text: string }[] }>(`/sms?${query}`)
    expect(messages.filter(({ code }) => code === bank.code)).toHaveLength(1)
    expect(messages[0]?.text.match(/\d+/g)).toEqual([bank.code])
  })

  it('a 3-D Secure payment allows three attempts, and shows how many are left (SBX-03~)', async () => {
    const { bank, token, ...ready } = await atBank(sandbox)
    await bank.press(WRONG)
    expect(await bank.html('tr')).toContain('Kod hatalı. 2 deneme hakkınız kaldı.')
    await bank.press({ act: 'verify', code: '' })
    expect(await bank.html('en')).toContain('Tries left: 1.')
    expect(await bank.answer(WRONG)).toBe(`/pay?token=${token}&lang=tr`)
    expect((await ready.detail('en')).body).toMatchObject({
      paymentStatus: 'FAILURE',
      submissionId: 'submission-1',
      errorCode: '10680',
      errorGroup: 'THREEDS_NOT_VERIFIED',
      errorMessage: '3D Secure verification failed',
    })
    expect(await bank.answer(verify(bank.code))).toBe(`/pay?token=${token}&lang=tr`)
    expect((await ledgerOf(sandbox, token)).authorisations).toEqual([])
  })

  it('a 3-D Secure payment is approved after a wrong code, with spaces in the right one', async () => {
    const { bank } = await atBank(sandbox)
    await bank.press(WRONG)
    expect(await bank.answer(verify(`${bank.code.slice(0, 3)} ${bank.code.slice(3)}`))).toContain('/result-page')
  })

  it('a 3-D Secure payment can be cancelled at the bank (SBX-03~, CARD-13~)', async () => {
    const { bank, token, ...ready } = await atBank(sandbox)
    expect(await bank.answer({ act: 'cancel' })).toBe(`/pay?token=${token}&lang=tr`)
    expect((await ready.detail()).body).toMatchObject({ paymentStatus: 'FAILURE', errorCode: '10681' })
  })

  it('a 3-D Secure payment waits five minutes for a silent bank, then fails (SBX-03~)', async () => {
    const { bank, token, ...ready } = await atBank(sandbox)
    await bank.press({ act: 'no-answer' })
    expect(await bank.html()).toContain('data-bank-silent')
    await bank.press(verify(bank.code))
    expect((await ready.detail()).body).toMatchObject({ paymentStatus: 'INIT_THREEDS' })
    sandbox.pass(299)
    expect((await ready.detail()).body).toMatchObject({ paymentStatus: 'INIT_THREEDS' })
    sandbox.pass(1)
    expect((await ready.detail()).body).toMatchObject({ paymentStatus: 'FAILURE', errorCode: '10682' })
    expect(await follow(sandbox, await sandbox.send('bank', bank.page))).toBe(`/pay?token=${token}&lang=tr`)
    expect((await ledgerOf(sandbox, token)).authorisations).toEqual([])
  })

  it('a 3-D Secure payment expires by the order’s own clock as well', async () => {
    const { token, bank } = await atBank(sandbox)
    await sandbox.control('/clock', { advanceSeconds: 300, token })
    const order = await sandbox.control<{ paymentStatus: string }>(`/orders/${token}`)
    expect(order.paymentStatus).toBe('FAILURE')
    expect(await bank.answer(verify(bank.code))).toBe(`/pay?token=${token}&lang=tr`)
  })

  it.each([
    ['4131111111111117', '10680'],
    ['4102590000000009', '10680'],
    ['4141111111111115', '10680'],
    ['4111111111111129', '10051'],
  ])('a 3-D Secure payment with %s fails with %s despite the right code (SBX-04~)', async (number, errorCode) => {
    const { bank, token, ...ready } = await atBank(sandbox, { paymentCard: typed(number) })
    expect(await bank.answer(verify(bank.code))).toContain('/pay?')
    expect((await ready.detail()).body).toMatchObject({ paymentStatus: 'FAILURE', errorCode })
    expect((await ledgerOf(sandbox, token)).authorisations).toEqual([])
  })

  it('a 3-D Secure payment can’t be started with the card whose bank is unreachable (SBX-04~)', async () => {
    const { send, detail } = await readyToSend(sandbox)
    const { body } = await send('threeDS', { paymentCard: typed('4151111111111112') })
    expect(body).toMatchObject({ status: 'failure', errorCode: '10683', conversationId: 'submission-1' })
    expect((await detail()).body).toMatchObject({ paymentStatus: 'FAILURE', errorCode: '10683' })
  })

  it('a payment sent without 3-D Secure is moved to 3-D Secure by the bank of one test card (CARD-10~, SBX-04~)', async () => {
    const ready = await readyToSend(sandbox)
    const begun = await ready.send('auth', { paymentCard: typed('5209320000006668') })
    expect(begun.body).toMatchObject({ paymentStatus: 'INIT_THREEDS' })
    const bank = await goToBank(sandbox, begun)
    expect(await bank.answer(verify(bank.code))).toContain('/result-page')
  })

  it.each([
    ['a debit card', '5170410000000004', {}],
    ['an order that requires it', NEW_CARD.cardNumber, { force3Ds: true }],
    ['a debit card and an order that requires it', '5170410000000004', { force3Ds: true }],
  ])('a 3-D Secure payment succeeds with %s', async (_, number, flags) => {
    const { bank } = await atBank(sandbox, { paymentCard: typed(number) }, { order: { flags } })
    expect(await bank.answer(verify(bank.code))).toContain('/result-page')
  })

  it('a 3-D Secure payment keeps a new card as a verified one, and verifies a saved card (CARD-15~, CARD-16~)', async () => {
    const { bank, token, login } = await atBank(sandbox, { paymentCard: { ...NEW_CARD, registerConsumerCard: true } })
    expect(await walletItems(sandbox, token, login)).toEqual([])
    await bank.answer(verify(bank.code))
    expect(await walletItems(sandbox, token, login)).toMatchObject([{ lastPaidCard: true, threeDSVerified: true }])

    const cards = [{ cardNumber: '5170410000000004', threeDSVerified: false }]
    const ready = await readyToSend(sandbox, { member: { cards } })
    const begun = await ready.send('threeDS', { paymentCard: { cardToken: ready.member.cards[0]?.cardToken } })
    const other = await goToBank(sandbox, begun)
    await other.answer(verify(other.code))
    expect(await walletItems(sandbox, ready.token, ready.login)).toMatchObject([
      { lastPaidCard: true, threeDSVerified: true },
    ])
  })

  it('a cancelled 3-D Secure payment leaves a saved card unverified (CARD-16~)', async () => {
    const cards = [{ cardNumber: '5170410000000004', threeDSVerified: false }]
    const { member, send, token, login } = await readyToSend(sandbox, { member: { cards } })
    const bank = await goToBank(
      sandbox,
      await send('threeDS', { paymentCard: { cardToken: member.cards[0]?.cardToken } }),
    )
    await bank.answer({ act: 'cancel' })
    expect(await walletItems(sandbox, token, login)).toMatchObject([{ lastPaidCard: false, threeDSVerified: false }])
  })

  it('a 3-D Secure payment returns the shopper in the language of the payment', async () => {
    const ready = await readyToSend(sandbox)
    const begun = await ready.pay({ conversationId: 'en' }, { locale: 'en', path: PAYMENT_PATHS.threeDS })
    const bank = await goToBank(sandbox, begun)
    expect(await bank.answer({ act: 'cancel' })).toBe(`/pay?token=${ready.token}&lang=en`)
  })
})

describe('repeated submissions of a 3-D Secure payment', () => {
  it('a repeated 3-D Secure submission gets the same form, then the result, in strict mode (BEST-01~)', async () => {
    await sandbox.control('/mode', { ledger: 'strict' })
    const { begun, bank, send, token } = await atBank(sandbox)
    expect((await send('threeDS')).body).toEqual(begun.body)
    await bank.answer(verify(bank.code))
    expect((await send('threeDS')).body).toMatchObject({ paymentStatus: 'SUCCESS', paymentId: begun.body['paymentId'] })
    expect((await send('auth', { conversationId: 'another' })).body).toMatchObject({ errorCode: '10203' })
    expect((await ledgerOf(sandbox, token)).authorisations).toHaveLength(1)
  })

  it('a 3-D Secure payment is refused in strict mode if the order was paid meanwhile (SBX-07~)', async () => {
    await sandbox.control('/mode', { ledger: 'strict' })
    const { bank, send, token, detail } = await atBank(sandbox, { conversationId: 'a' })
    expect((await send('auth', { conversationId: 'b' })).body).toMatchObject({ paymentStatus: 'SUCCESS' })
    expect(await bank.answer(verify(bank.code))).toContain('/pay?')
    expect((await detail()).body).toMatchObject({ paymentStatus: 'SUCCESS', submissionId: 'b' })
    expect((await ledgerOf(sandbox, token)).authorisations).toHaveLength(1)
    expect(await brokenLaws(sandbox)).toEqual([])
  })

  it('a repeated 3-D Secure submission is booked twice in naive mode, as a transport duplicate (SBX-07~)', async () => {
    const { bank, send, token } = await atBank(sandbox)
    const second = await goToBank(sandbox, await send('threeDS'))
    await bank.answer(verify(bank.code))
    await second.answer(verify(second.code))
    expect(await ledgerOf(sandbox, token)).toMatchObject({ transportDuplicates: 1 })
    expect(await brokenLaws(sandbox)).toEqual([])
  })
})
