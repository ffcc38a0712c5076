import { paymentTerms } from '../../../src/services/payment/payment-terms'
import { orderPhone } from '../../../src/services/payment/open-payment'
import { createSubmissions } from '../../../src/services/reconciliation/submission'
import { unresolvedAttempt } from '../../../src/services/reconciliation/unresolved-attempt'
import { identifyHandlers } from '../../../src/services/sign-in/identify'
import { NO_OTHER_TABS } from '../../../src/services/tabs/payment-lock'
import { TURKISH_CALENDAR } from '../../../machines/entities/turkish-calendar'
import { readings } from '../../support/contract/readings'
import { NEEDED_FIELDS } from '../../support/contract/needed-fields'
import { placesOf, withAt } from '../../support/contract/schema-places'
import { ATTEMPTED } from '../../support/attempted'
import { EMPTY_SESSION_STORE } from '../../support/empty-session-store'
import { gatewaysAnswered, httpAnswering } from '../../support/answering-http'
import { PAYMENT } from '../../support/payment'
import { valueOf } from '../../support/value-of'
import { payingDeps } from './paying-deps'
import { searching } from './searching'

export const success = (body: object) => gatewaysAnswered({ status: 'success', ...body })

const CARD = { cardToken: 't', lastFourDigits: '0006', cardBankName: 'Denizbank' }
export const LOGIN = { memberUserId: '5', memberId: '7', gsmNumber: '+905321234567', email: 'ayse@shop.example' }
const CODE = { memberUserId: '5', referenceCode: 'r', verificationCode: '123456', gsmNumber: LOGIN.gsmNumber }

export const orderOf = async (said: object) => valueOf(await success({ price: 1, ...said }).payments.detail())

export async function termsOf(said: object) {
  const { init, order } = await orderOf(said)
  const facts = { now: 0, device: 'web', today: { year: 2026, month: 1, day: 15 }, calendar: TURKISH_CALENDAR } as const
  return {
    ...paymentTerms({ init, fullBonusOnlyBanks: [], openTransfer: undefined, ...facts }),
    isAgreed: order.isAgreementCheckedByDefault,
  }
}

export const balanceOf = async (data: object, currency = 'EUR') =>
  valueOf(await success({ data }).consumers.balance({ currency }))

export const isBeyondLimit = async (isKycViolated: unknown) =>
  valueOf(await success({ data: { isKycViolated } }).consumers.checkLimit({ memberId: '7', price: PAYMENT.price }))

export const cardOf = async (said: object) =>
  valueOf(await success({ data: { items: [{ ...CARD, ...said }] } }).members.openWallet('7')).cards[0]

export const loginOf = async (dto: object) =>
  valueOf(
    await success({ data: { memberLoginDto: { ...LOGIN, ...dto }, accessToken: 'a' } }).members.completeLogin(CODE),
  )

export const paidWith = async (said: object) =>
  valueOf(
    await success({ paymentId: 9, ...said }).payments.payByCard.auth({
      ...PAYMENT,
      price: { ...PAYMENT.price, currency: 'EUR' },
    }),
  )

export const installmentsOf = async (said: object) =>
  valueOf(
    await success({ installmentDetails: [said] }).payments.installments({
      bin: '45435900',
      price: { minor: 15_000, currency: 'EUR' },
    }),
  )[0]

/** The phone that is stored, shown and sent after a look-up that answered with this one. */
export async function phoneAfterLookUp(gsmNumber: string) {
  const data = { memberUserExists: true, memberUserId: 'u', referenceCode: 'r', gsmNumber }
  const { members } = success({ data })
  const { checkMember } = identifyHandlers({
    members,
    time: { now: () => 0 },
    sessionStore: EMPTY_SESSION_STORE,
    staleOtpReferences: new Set(),
    triedOtpReferences: new Set(),
    resendCooldown: 0,
  })
  const details = { email: LOGIN.email, phone: LOGIN.gsmNumber, isQuick: false }
  const answer = await checkMember(details, new AbortController().signal)
  const known = await loginOf({ gsmNumber })
  return [answer.kind === 'codeSent' && answer.pending.gsmNumber, known.member.gsmNumber, orderPhone(gsmNumber)]
}

export async function afterLostAnswer(name: string) {
  const { answered } = searching('answerLost', (submissionId) =>
    httpAnswering(JSON.stringify({ status: 'success', paymentStatus: 'FAILURE', [name]: submissionId })),
  )
  return (await answered()).output?.kind
}

/** Whether an attempt may still be processing, before and after its window, for an order without a time. */
export async function windowsWithout(said: object) {
  const { systemTime } = valueOf(await success(said).payments.outcome())
  const { timings } = payingDeps()
  const length = timings.moneyDeadline + timings.processingWindow
  return [length - 1, length].map((elapsed) => {
    let steady = 0
    const clock = { now: () => undefined }
    const submissions = createSubmissions(EMPTY_SESSION_STORE, clock, NO_OTHER_TABS, () => steady)
    submissions.begin(ATTEMPTED)
    steady = elapsed
    return unresolvedAttempt({ submissions, timings }, systemTime)?.isWindowOver
  })
}

function readingOf(
  { read, framing, answer }: (typeof readings)[number],
  path: readonly (string | number)[],
  odd: unknown,
) {
  try {
    return read(JSON.stringify(framing(withAt(answer, path, odd))))
  } catch {
    return 'unusable'
  }
}

/** Optional fields whose absence, or null, makes an answer unreadable. */
export function missedWithout(odd: undefined | null) {
  return readings.flatMap((reading) =>
    placesOf(reading.schema, reading.answer)
      .fields.map(({ path }) => ({ path, field: path.join('.') }))
      .filter(({ field }) => !NEEDED_FIELDS.has(`${reading.name} ${field}`))
      .filter(({ path }) => readingOf(reading, path, odd) === 'unusable')
      .map(({ field }) => `${reading.name} ${field}`),
  )
}

/** Lists whose reading an odd entry changes. */
export const listsChangedBy = (odd: unknown) =>
  readings.flatMap((reading) =>
    placesOf(reading.schema, reading.answer)
      .lists.filter(({ path, value }) => {
        const [plain, spoiled] = [value, [odd, ...value]].map((list) => JSON.stringify(readingOf(reading, path, list)))
        return plain !== spoiled
      })
      .map(({ path }) => `${reading.name} ${path.join('.')}`),
  )
