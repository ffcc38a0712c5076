import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { goToBank } from './bank'
import type { AtBank } from './bank'
import { brokenLaws, ledgerOf, movedBy, readyToSend, typed } from './payments'
import type { PaymentCall } from './payments'
import { refusalsOf } from './refusals'

type Body = Record<string, unknown>

const POINTS_CARD = '5451030000000000'

const CARDS = ['5400360000000003', POINTS_CARD, '4111111111111129', '5358050000000002', '4131111111111117']

/** A possible next action of the shopper, the browser or the clock. */
type Step =
  | {
      readonly does: 'pay'
      readonly by: PaymentCall
      readonly card: string
      readonly submission: number
      readonly points: number
    }
  | { readonly does: 'answer'; readonly bank: number; readonly act: 'right' | 'wrong' | 'cancel' | 'no-answer' }
  | { readonly does: 'wait'; readonly seconds: number }

const pay = fc.record({
  does: fc.constant('pay' as const),
  by: fc.constantFrom<PaymentCall>('auth', 'threeDS', 'bkm', 'mix', 'balance'),
  card: fc.constantFrom(...CARDS),
  submission: fc.nat(3),
  points: fc.constantFrom(0, 3, 7),
})
const answer = fc.record({
  does: fc.constant('answer' as const),
  bank: fc.nat(3),
  act: fc.constantFrom('right' as const, 'right' as const, 'wrong' as const, 'cancel' as const, 'no-answer' as const),
})
const wait = fc.record({ does: fc.constant('wait' as const), seconds: fc.constantFrom(60, 300) })

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof({ arbitrary: pay, weight: 4 }, { arbitrary: answer, weight: 4 }, { arbitrary: wait, weight: 1 }),
  { maxLength: 12 },
)

const ORDER = { price: 600, expiresInSeconds: 86_400, memberSessionSeconds: 86_400 }

const ANOTHER = 'conversationId is that of another payment'

/** What a submission's repeats have in common. */
function paymentOf(by: PaymentCall, card: string): string {
  if (by === 'bkm' || by === 'balance') return by
  return `${by === 'mix' ? 'mix' : 'card'} ${card}`
}

/** A shopper who pays over HTTP, as a real one would. */
async function shopper(sandbox: Harness) {
  const cards = [{ cardNumber: POINTS_CARD }]
  const ready = await readyToSend(sandbox, { member: { balance: 900, cards }, order: ORDER })
  const banks: AtBank[] = []
  const sent = new Map<number, Set<string>>()
  const payStep = async ({ by, card, submission, points }: Extract<Step, { does: 'pay' }>): Promise<void> => {
    // The bank knows the saved card and asks about any other.
    const paymentCard = card === POINTS_CARD ? { cardToken: ready.member.cards[0]?.cardToken } : typed(card)
    const changed = {
      paidPrice: 600,
      conversationId: `submission-${submission}`,
      ...(by === 'bkm' || by === 'balance' ? {} : { paymentCard }),
      ...(by === 'mix' ? { memberBalanceAmount: 400 } : {}),
      ...(points > 0 && by !== 'bkm' && by !== 'balance' ? { reward: { rewardAmount: points, rewardUsage: 1 } } : {}),
    }
    const answered = await ready.send(by, changed)
    const payments = sent.get(submission) ?? new Set()
    sent.set(submission, payments.add(paymentOf(by, card)))
    if (answered.status !== 200) {
      expect(answered).toMatchObject({ status: 400, body: { errorCode: '11' } })
      expect((await refusalsOf(sandbox, ready.token)).at(-1)).toMatchObject({ detail: ANOTHER })
      expect(payments.size).toBeGreaterThan(1)
    }
    if ('threeDSHtmlContent' in answered.body) banks.push(await goToBank(sandbox, answered))
  }
  const answerStep = async ({ bank, act }: Extract<Step, { does: 'answer' }>): Promise<void> => {
    const page = banks[bank % Math.max(1, banks.length)]
    if (!page) return
    if (act === 'right') await page.press({ act: 'verify', code: page.code, card: '1' })
    else await page.press(act === 'wrong' ? { act: 'verify', code: '000000' } : { act })
    // The browser follows the bank's redirect.
    const response = await sandbox.send('bank', page.page)
    const location = response.headers.get('location')
    if (location?.includes('/callback3ds/'))
      await sandbox.send('gateways', new URL(location).pathname + new URL(location).search)
  }
  const take = async (step: Step): Promise<void> => {
    if (step.does === 'pay') await payStep(step)
    else if (step.does === 'answer') await answerStep(step)
    else sandbox.pass(step.seconds)
  }
  return { ...ready, take }
}

describe('the ledger’s laws for random payments', () => {
  it('the ledger’s laws hold: no order is paid twice in strict mode, no balance is negative (SBX-07~)', async () => {
    const seen = new Set<string>()
    const runs = fc.asyncProperty(steps, fc.constantFrom('naive', 'strict'), async (taken, ledger) => {
      const sandbox = await openSandbox({ mayBePaidTwice: true })
      await sandbox.control('/mode', { ledger })
      const { token, take } = await shopper(sandbox)
      for (const step of taken) {
        await take(step)
        const broken = await brokenLaws(sandbox)
        // A naive provider books a second submission on purpose.
        expect(broken.filter((law) => ledger === 'strict' || !law.includes(' was paid '))).toEqual([])
      }
      const { authorisations } = await ledgerOf(sandbox, token)
      const moved = await movedBy(sandbox, token)
      expect((moved['merchant'] ?? 0) + (moved['provider'] ?? 0)).toBe(authorisations.length * 60_000)
      const { paymentStatus } = await sandbox.control<{ paymentStatus: string | null }>(`/orders/${token}`)
      expect(paymentStatus === 'SUCCESS').toBe(authorisations.length > 0)
      seen.add(String(paymentStatus))
      for (const account of Object.keys(moved)) seen.add(account.split(':')[0] ?? '')
    })
    await fc.assert(runs, { numRuns: 120 })
    // Every kind of account moved money, and every final status occurred.
    const ends = ['SUCCESS', 'FAILURE', 'INIT_THREEDS']
    expect([...seen]).toEqual(expect.arrayContaining(['member', 'reserved', 'network', 'card-points', ...ends]))
  }, 60_000)
})

describe('a submission id that another payment has', () => {
  const VISA = { paymentCard: typed('4543590000000006') }
  const OTHER_VISA = { paymentCard: typed('4603450000000000') }
  /** Its bank takes no fee for two installments or six. */
  const FREE = { paymentCard: typed('4024580000000005'), installment: 2 }

  it.each<[string, PaymentCall, Body, PaymentCall, Body]>([
    ['with another card of the same network', 'auth', VISA, 'auth', OTHER_VISA],
    ['in installments without a fee', 'auth', FREE, 'auth', { ...FREE, installment: 6 }],
    ['in installments with a fee', 'auth', VISA, 'auth', { ...VISA, installment: 2, paidPrice: 2513.73 }],
    ['of another amount', 'auth', {}, 'auth', { paidPrice: 2479.99 }],
    ['with a part of the balance', 'auth', {}, 'mix', {}],
    ['from the balance', 'auth', {}, 'balance', {}],
    ['by card after the balance', 'balance', {}, 'auth', {}],
    ['in BKM Express', 'threeDS', {}, 'bkm', {}],
    ['by card after BKM Express', 'bkm', {}, 'threeDS', {}],
  ])(
    'a payment %s under a known submission id is refused and recorded, and not booked (SBX-06~, SBX-07~)',
    async (_, by, first, then, second) => {
      for (const ledger of ['naive', 'strict']) {
        const sandbox = await openSandbox()
        await sandbox.control('/mode', { ledger })
        const { token, send } = await readyToSend(sandbox, { member: { balance: 5000 } })
        await send(by, first)
        const books = (await ledgerOf(sandbox, token)).entries
        expect(await send(then, second)).toMatchObject({ status: 400, body: { errorCode: '11' } })
        expect(await refusalsOf(sandbox, token)).toMatchObject([{ reason: 'wrong-payload', detail: ANOTHER }])
        expect((await ledgerOf(sandbox, token)).entries).toEqual(books)
      }
    },
  )

  it('another payment under a known idempotency key is refused and recorded (SBX-06~, SBX-07~)', async () => {
    const sandbox = await openSandbox()
    await sandbox.control('/mode', { ledger: 'strict' })
    const { token, send } = await readyToSend(sandbox, { member: { balance: 5000 } })
    const key = { 'idempotency-key': 'k' }
    await send('auth', {}, key)
    const second = await send('balance', { conversationId: 'submission-2' }, key)
    expect(second).toMatchObject({ status: 400, body: { errorCode: '11' } })
    const detail = 'idempotency key is that of another payment'
    expect(await refusalsOf(sandbox, token)).toMatchObject([{ reason: 'wrong-payload', detail }])
    expect((await ledgerOf(sandbox, token)).authorisations).toHaveLength(1)
  })
})
