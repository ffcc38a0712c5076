import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { submissionOf } from '../../machines/payment/card/choices'
import { paymentLogic } from '../../src/services/payment/payment'
import { CHOICES } from '../machines/support/choices'
import { TIMINGS } from '../machines/fixtures/timings'
import { gatewaysOver, httpAnswering } from '../support/answering-http'
import { attemptIn } from '../support/port-answer'
import { payingDeps } from './support/paying-deps'

/** Pays with a new card; the bank declines, and each later read of the order says that this very payment is paid. */
async function declined(errorCode: string) {
  const deps = payingDeps()
  deps.session.saveMemberToken('wallet-token', undefined, deps.session.credentials())
  const order = { status: 'success', price: 2480.5, paymentStatus: 'NONE' }
  const paths: string[] = []
  const { payments } = gatewaysOver({
    async send(call) {
      paths.push(call.path.split('/').at(-1) ?? '')
      if (call.kind === 'money') return httpAnswering(JSON.stringify({ status: 'failure', errorCode })).send(call)
      const submissionId = deps.submissions.current()?.id
      const body = submissionId === undefined ? order : { ...order, paymentStatus: 'SUCCESS', submissionId }
      return httpAnswering(JSON.stringify(body)).send(call)
    },
  })
  const input = { submission: submissionOf(CHOICES), level: 2, timings: { ...TIMINGS, threeDSPause: 1 } } as const
  const end = await toPromise(createActor(attemptIn(paymentLogic({ ...deps, payments })), { input }).start())
  return { kind: end.kind, paths }
}

it.each([
  ['money', '10051'],
  ['points', '10234'],
  ['limit', '10224'],
])(
  'a card’s decline for lack of %s is no refusal, if its first delivery was charged (PAY-06~, PAY-14~, BEST-03~)',
  async (_, code) => {
    expect((await declined(code)).kind).toBe('paid')
  },
)

it('a card’s decline for any other reason is its bank’s own answer: the order is not read again (PAY-14~)', async () => {
  const { kind, paths } = await declined('10057')
  expect([kind, paths.filter((path) => path === 'detail')]).toEqual(['refused', ['detail']])
})
