import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import { expect, it } from 'vitest'
import { TURKISH_CALENDAR } from '../../machines/entities/turkish-calendar'
import { addressOf } from '../../src/app/boot/address'
import type { Call } from '../../src/gateways/call'
import { DETAIL_PATHS } from '../../src/gateways/detail-request'
import type { Detail } from '../../src/gateways/payment/order/detail'
import { refundLogic } from '../../src/services/into-balance/refund'
import { settlementLogic } from '../../src/services/into-balance/settlement'
import { openPaymentLogic } from '../../src/services/payment/open-payment'
import { paymentTerms } from '../../src/services/payment/payment-terms'
import { NO_OTHER_TABS } from '../../src/services/tabs/payment-lock'
import { createCallCounter } from '../../src/services/telemetry/call-counter'
import { MEMBER, ORDER } from '../machines/fixtures/shopper'
import { answersByPath } from '../support/answers-by-path'
import { edgeOver, gatewaysAnswered } from '../support/answering-http'
import { INIT } from '../support/contract/order'
import { NOTHING_COUNTED } from '../support/nothing-counted'
import { sendingIn } from '../support/port-answer'
import { INIT_FIELDS } from '../support/specification'
import { valueOf } from '../support/value-of'
import { payingDeps } from './support/paying-deps'

/** Every call that carries a field of the order: a claim, a settlement, and the validation of a shopping credit. */
async function callsOf(detail: Detail) {
  const http = answersByPath({
    '/claim': { status: 'success', data: {} },
    '/settings': { status: 'success', data: {} },
    '/validation': { status: 'failure', errorCode: '1' },
  })
  // A page sends a money call only once, so each call needs a new page.
  const newPage = () => ({ ...payingDeps(), requestContext: edgeOver(http), lock: NO_OTHER_TABS })
  const link = () => detail
  const ask = (logic: { implementations: { actors: object } }, name: string, input: object) =>
    toPromise(
      createActor((logic.implementations.actors as Record<string, AnyActorLogic>)[name] as AnyActorLogic, {
        input,
      }).start(),
    )
  await ask(refundLogic(newPage(), link), 'claimRefund', { price: ORDER.price })
  await ask(settlementLogic(newPage(), link), 'setSettlement', { price: ORDER.price, mode: 'ONE_TIME' })
  const question = { member: MEMBER, price: ORDER.price, acquirerId: 901, isOnlyForBankUsers: false }
  const sum = { price: ORDER.price, sum: ORDER.price, bankPart: ORDER.price }
  await sendingIn(
    openPaymentLogic(
      newPage(),
      () => detail.init,
      () => undefined,
    ),
  ).send({ method: 'shopping-credit', ...sum, gate: undefined, question, choice: 901 } as never)
  const bodyOf = (path: string) =>
    http.calls.find((call) => call.path.endsWith(path))?.body as Record<string, unknown> | undefined
  return { claim: bodyOf('/claim'), settlement: bodyOf('/settings'), credit: bodyOf('/validation') }
}

function segmentsOf(detail: Detail) {
  const counter = createCallCounter({ events: NOTHING_COUNTED, isOutcomeAwaited: () => false })
  counter.onOutcome({ path: DETAIL_PATHS.pay, kind: 'read', by: 'visitor' } as Call<unknown>, {
    kind: 'ok',
    value: detail,
  })
  return counter.segments()
}

/** Effects of an init answer: what the page shows, the terms of payment, the fields that calls carry, and the tracked events. */
async function effectsOf(init: object): Promise<Readonly<Record<string, unknown>>> {
  const detail = valueOf(await gatewaysAnswered({ status: 'success', ...init }).payments.detail())
  const { look, contact, buyer, ...order } = detail.order
  const terms = paymentTerms({
    init: detail.init,
    fullBonusOnlyBanks: [],
    now: INIT.systemTime,
    device: 'web',
    openTransfer: undefined,
    calendar: TURKISH_CALENDAR,
    today: { year: 2026, month: 1, day: 15 },
  })
  const { claim, settlement, credit } = await callsOf(detail)
  const segments = segmentsOf(detail)
  return {
    ...order,
    email: contact.email,
    phone: contact.gsmNumber,
    firstName: buyer.name,
    lastName: buyer.surname,
    isReturnOffered: look.isReturnOffered,
    isPaymentLink: look.isPaymentLink,
    campaign: look.campaign,
    token: detail.init.token,
    locale: detail.init.locale,
    now: detail.systemTime,
    payer: terms.buyer,
    accounts: terms.transferAccounts,
    transferRedirect: terms.transferRedirectUrl,
    isIdentityForm: terms.isIdentityFormShown,
    plus: terms.plusInstallments,
    claimToken: claim?.['claimToken'],
    settlementToken: settlement?.['token'],
    source: credit?.['paymentSourceName'],
    startType: segments['startType'],
    shop: segments['source'],
    area: segments['areaCode'],
  }
}

const [PLUS] = INIT.plusInstallmentResponseList
const [ACCOUNT] = INIT.bankTransferAccounts
const picture = (name: string) => ({ gsmCheckContent: `https://cdn.wallet.example/${name}.png` })

/** Each field, another value of it, and every effect that changes with it. */
const EFFECTS: readonly (readonly [field: string, other: unknown, ...effects: string[]])[] = [
  ['token', 'another', 'token'],
  // The URL decides the language of the page and of its calls.
  ['locale', 'en', 'locale'],
  ['price', 12.5, 'price'],
  ['currency', 'EUR', 'price'],
  ['gsmNumber', '+905551234567', 'phone', 'area'],
  ['email', 'ece@shop.example', 'email'],
  ['merchantName', 'Kitapçı', 'merchantName'],
  ['paymentSourceName', 'kitapci', 'source'],
  ['payWithWalletCustomUI', { iyzilinkView: false, iyzilinkFlexibleLink: false }, 'isPaymentLink'],
  ['refundToBalanceUsed', false, 'intoBalance'],
  ['settlementToBalanceUsed', true, 'intoBalance'],
  ['refundToken', 'another', 'claimToken'],
  ['settlementToken', 'another', 'settlementToken'],
  ['buyerName', 'Ece', 'firstName', 'payer'],
  ['buyerSurname', 'Demir', 'lastName', 'payer'],
  ['bankTransferRedirectUrl', 'https://www.shop.example/other', 'transferRedirect'],
  ['checkoutFormTokenExpireTime', 600, 'endsAt'],
  ['systemTime', INIT.systemTime + 1000, 'endsAt', 'now'],
  ['merchantInfo', 'https://www.kitap.example/about', 'merchantHost'],
  ['goBackUrl', 'https://www.shop.example/other', 'goBackUrl'],
  ['showGoBackUrlEnabled', false, 'isReturnOffered'],
  ['stepInfoVisible', false, 'isStepInfoVisible'],
  ['abTests', { verifyIdentity: 0 }, 'isIdentityForm'],
  ['plusInstallmentResponseList', [{ ...PLUS, startDate: '2025-01-05', plusInstallment: 5 }], 'plus'],
  ['campaignMarketingUiDisplay', picture('other'), 'campaign'],
  ['campaignMarketingUiDisplayV2', { desktop: picture('other'), mobile: {} }, 'campaign'],
  ['bankTransferAccounts', [{ ...ACCOUNT, bankId: 12 }], 'accounts'],
  ['countlyStartType', 'fast', 'startType'],
  ['customCountlySegments', { source: 'another' }, 'shop'],
]

/** Contexts in which each field has an effect: a refund takes precedence over a settlement, and a newer picture over an older one. */
const BASES: Readonly<Record<string, object>> = {
  settlementToBalanceUsed: { refundToBalanceUsed: false, settlementToBalanceUsed: false },
  campaignMarketingUiDisplay: { campaignMarketingUiDisplayV2: undefined },
}

it('every field of app init data is read and has only its own effects on screen, terms, calls and events (BOOT-15)', async () => {
  expect(EFFECTS.map(([field]) => field).sort()).toEqual([...INIT_FIELDS].sort())
  for (const [field, other, ...effects] of EFFECTS) {
    const base = { ...INIT, plusInstallmentResponseList: [{ ...PLUS, startDate: '2025-01-05' }], ...BASES[field] }
    const [before, after] = [await effectsOf(base), await effectsOf({ ...base, [field]: other })]
    const changed = Object.keys(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    expect([field, ...changed.sort()]).toEqual([field, ...[...effects].sort()])
  }
  expect(addressOf({ pathname: '/', search: '?token=tok&lang=en' }).language).toBe('en')
  // Fields that make an answer a refusal.
  const refusal = { status: 'failure', errorCode: 5125, errorMessage: 'Token geçerli değil' }
  const refused = { kind: 'refused', code: '5125', message: 'Token geçerli değil' }
  expect(await gatewaysAnswered({ ...INIT, ...refusal }).payments.detail()).toMatchObject(refused)
  for (const [name, other, change] of [
    ['code', 10051, { errorCode: 10051 }],
    ['message', 'Süre doldu', { errorMessage: 'Süre doldu' }],
  ] as const)
    expect(await gatewaysAnswered({ ...INIT, ...refusal, ...change }).payments.detail()).toMatchObject({
      ...refused,
      [name]: String(other),
    })
  expect(await gatewaysAnswered({ ...INIT, ...refusal, status: 'success' }).payments.detail()).toMatchObject({
    kind: 'ok',
  })
})
