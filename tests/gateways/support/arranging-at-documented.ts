import { afterAll, beforeAll, expect } from 'vitest'
import { parseConfiguration } from '../../../src/app/composition/configuration'
import { configurationOf, OTHER_HEADERS } from '../../documented-provider/configuration'
import { type Provider, startProvider } from '../../documented-provider/provider'
import { isPublished } from '../../documented-provider/test-cards'
import type { Arrange, Booked, BookedParts, Form, OrderStanding, Struck, Wanted } from './arrange'
import { defined } from './defined'
import { openMemberPage } from './member-page'

const APP = 'http://127.0.0.1:1'
const PRICE = 2480
const CALLBACK = 'https://www.shop.example/callback'

const minorOf = (amount: number) => Math.round(amount * 100)

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + minorOf(amount), 0)

function membersOf({ makeMember }: Provider, wanted: Wanted) {
  const { balance, kycLevel, monthlyLimit: kycLimit, name, surname } = wanted
  const cards = wanted.cards?.map(({ cardNumber: number, ...card }) => ({ lastPaidCard: false, ...card, number }))
  return makeMember(defined({ balance, kycLevel, kycLimit, name, surname, cards }))
}

function orderOf({ makeOrder }: Provider, wanted: Wanted, contact: { email: string; gsmNumber: string }) {
  const { flow: kind = 'pay', price = PRICE, currency = 'TRY', creditCategory, isOutOfStock } = wanted
  const { email, gsmNumber } = { ...contact, ...defined({ email: wanted.email, gsmNumber: wanted.gsmNumber }) }
  const credit = {
    creditRefusal: creditCategory,
    creditFailure: isOutOfStock === true ? '150803' : undefined,
  }
  const detail = { ...wanted.flags, ...wanted.init }
  const settings = { kind, price, currency, email, gsmNumber, callbackUrl: CALLBACK, detail }
  return { ...makeOrder({ ...settings, ...defined(credit) }), price, currency }
}

function ledgerFor({ ledger }: Provider, token: string) {
  return {
    booked: (): readonly Booked[] =>
      ledger(token).map(({ amount, currency, paymentId, submissionId }) => ({
        minor: minorOf(amount),
        currency,
        paymentId,
        submissionId,
      })),
    parts: (): BookedParts => {
      const payments = ledger(token)
      const total = sumOf(payments.map(({ amount }) => amount))
      const balance = sumOf(payments.map(({ fromBalance }) => fromBalance))
      const bonus = sumOf(payments.map(({ fromBonus }) => fromBonus))
      return { payments: payments.length, total, balance, bonus, card: total - balance - bonus }
    },
  }
}

async function post({ action, fields }: Form) {
  const response = await fetch(action, { method: 'POST', body: new URLSearchParams(fields) })
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('<form')
}

/** A provider of the file's own, built from the documents only. It too must refuse no call as a mistake of the app. */
export function arrangingAtDocumented(): Arrange {
  let running: Provider | undefined
  beforeAll(async () => {
    running = await startProvider({ appOrigin: APP, otherHeaders: OTHER_HEADERS })
  })
  afterAll(async () => {
    expect(running?.refusals()).toEqual([])
    await running?.close()
  })
  const arrange = async (wanted: Wanted = {}) => {
    if (!running) throw new Error('there is a provider while the tests run')
    const provider = running
    const member = membersOf(provider, wanted)
    const { price, currency, ...order } = orderOf(provider, wanted, member)
    const { token } = order
    const latestCode = async (phone = member.gsmNumber) => provider.codes(phone).at(-1) ?? ''
    const client = { latestCode, orderOf: async () => ({ price, currency }) }
    const configuration = parseConfiguration(JSON.stringify(configurationOf(provider.origin)), APP)
    const { flow } = wanted
    const ledger = ledgerFor(provider, token)
    return {
      ...openMemberPage({ client, configuration, member, order, ...(flow && { flow }) }),
      callbackUrl: CALLBACK,
      booked: async () => ledger.booked(),
      parts: async () => ledger.parts(),
      sent: async (path: string) =>
        provider
          .requests(token)
          .filter((request) => request.path.endsWith(path))
          .map(({ body }) => body),
      strike: async (struck: Struck) => {
        provider.strike({ ...struck, token })
      },
      orderNow: async (): Promise<OrderStanding> => {
        const { paymentStatus = 'NONE', email, gsmNumber, foreign, transfer, settled } = provider.order(token)
        return {
          paymentStatus,
          email: email ?? undefined,
          gsmNumber: gsmNumber ?? undefined,
          isForeignAdmitted: foreign,
          hasTransfer: transfer !== undefined,
          isSettled: settled,
        }
      },
      memberNow: async (memberId = member.memberId) => provider.member(memberId),
      advance: async (seconds: number) => {
        provider.advance(seconds * 1000)
      },
      codesSent: async (phone = member.gsmNumber) => provider.codes(phone).length,
      latestCode,
      goToBank: async (form: Form) => {
        await post(form)
        return { approve: async () => provider.bankDecides(token, 'approved') }
      },
      approveCredit: async () => provider.creditBankDecides(token, 'approved'),
      receiveTransfer: async () => {
        provider.transferArrives(token)
      },
    }
  }
  return Object.assign(arrange, { publishes: isPublished })
}
