import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import { describe, expect, it } from 'vitest'
import { GENERIC_PROBLEM } from '../../machines/entities/problem'
import { failureProblemOf } from '../../machines/into-balance/rules'
import { outcomeOf } from '../../src/gateways/answer'
import { GatewayError } from '../../src/gateways/outcome'
import { refundLogic } from '../../src/services/into-balance/refund'
import { settlementLogic } from '../../src/services/into-balance/settlement'
import { startAnswer } from '../../src/services/checkout/start-answer'
import { reconciliationLogic } from '../../src/services/reconciliation/reconciliation'
import { NO_OTHER_TABS } from '../../src/services/tabs/payment-lock'
import { ORDER } from '../machines/fixtures/shopper'
import { TIMINGS } from '../machines/fixtures/timings'
import { type AnsweringHttp, gatewaysAnswered, gatewaysOver } from '../support/answering-http'
import { payingDeps } from './support/paying-deps'

type Body = Readonly<Record<string, unknown>>
type Said = Body | 'lost'

const FLOWS = ['refund', 'settlement'] as const
type Flow = (typeof FLOWS)[number]

/** A provider with this answer to the money call, and this answer to the read of the order, which depends on the call's submission id. */
function provider(answer: Body, order: (submissionId: string) => Said) {
  let name = ''
  const calls: AnsweringHttp['calls'] = []
  const http: AnsweringHttp = {
    calls,
    async send({ schema, ...call }) {
      calls.push(call)
      const isLook = call.path.endsWith('/detail')
      if (!isLook) name = deps.submissions.current()?.id ?? ''
      const said = isLook ? order(name) : answer
      if (said === 'lost') throw new GatewayError('offline', call.path)
      return outcomeOf({ status: 200, text: JSON.stringify(said) }, call.path, schema)
    },
  }
  const { requestContext, payments } = gatewaysOver(http)
  const edge = { ...requestContext, flow: 'refund' as const }
  const deps = { ...payingDeps(), requestContext: edge, payments, lock: NO_OTHER_TABS }
  return { deps, http }
}

const port = (actors: Readonly<Record<string, unknown>>, name: string) => actors[name] as AnyActorLogic

function ask(flow: Flow, { deps }: ReturnType<typeof provider>) {
  const logic =
    flow === 'refund'
      ? port(refundLogic(deps, () => undefined).implementations.actors, 'claimRefund')
      : port(settlementLogic(deps, () => undefined).implementations.actors, 'setSettlement')
  return toPromise(createActor(logic, { input: { price: ORDER.price, mode: 'ONE_TIME' } }).start())
}

const REFUSED = { status: 'failure', errorCode: '10', errorGroup: 'SOMETHING_ELSE' }
const DECIDED_BEFORE: Record<Flow, Body> = {
  refund: { ...REFUSED, errorGroup: 'REFUND_ALREADY_CLAIMED' },
  settlement: { ...REFUSED, errorGroup: 'SETTLEMENT_ALREADY_SET' },
}
const paid = (submissionId: unknown) => ({ status: 'success', paymentStatus: 'SUCCESS', submissionId })

describe.each(FLOWS)('a refused %s', (flow) => {
  it.each([
    ['the order is paid under our name', REFUSED, paid, flow === 'refund' ? 'claimed' : 'set'],
    ['the order is paid under another name', REFUSED, () => paid('another'), 'unknown'],
    ['the order is paid under no name', REFUSED, () => paid(undefined), 'unknown'],
    ['the order can’t be asked', REFUSED, () => 'lost' as const, 'unknown'],
    ['the order is unreadable', REFUSED, () => ({ status: 'failure', errorCode: '1' }), 'unknown'],
    ['nothing was paid', REFUSED, () => ({ status: 'success', paymentStatus: 'NONE' }), 'refused'],
    [
      'it was decided before by another',
      DECIDED_BEFORE[flow],
      () => paid('another'),
      flow === 'refund' ? 'alreadyClaimed' : 'alreadySet',
    ],
    [
      'it was decided before and the link is used up',
      DECIDED_BEFORE[flow],
      () => ({ status: 'failure', errorCode: '5124' }),
      flow === 'refund' ? 'alreadyClaimed' : 'alreadySet',
    ],
    ['the link is used up', REFUSED, () => ({ status: 'failure', errorCode: '5124' }), 'unknown'],
    ['it was decided before and the order can’t be asked', DECIDED_BEFORE[flow], () => 'lost' as const, 'unknown'],
  ])(
    'a refused request into the balance ends as the order says where %s (GWY-11~, REF-02~, SET-02~)',
    async (_, answer, order, kind) => {
      const world = provider(answer, order)
      expect(await ask(flow, world)).toMatchObject({ kind })
      expect(world.deps.submissions.current() !== undefined).toBe(kind === 'unknown')
    },
  )
})

describe.each(FLOWS)('a decided %s', (flow) => {
  it.each([
    ['on a used link', { status: 'failure', errorCode: '5124' }],
    ['on a link that says nothing of it', { status: 'success', price: 10 }],
  ])('a request that was decided before is shown as decided after a reload %s (REF-02~, SET-02~)', async (_, said) => {
    const world = provider(DECIDED_BEFORE[flow], () => ({ status: 'failure', errorCode: '5124' }))
    await ask(flow, world)
    const { payments } = gatewaysAnswered(said)
    expect(startAnswer({ ...world.deps, payments }, await payments.detail())).toMatchObject({
      kind: 'paid',
      receipt: { paid: ORDER.price },
      isOwnPaymentFound: false,
    })
  })
})

describe('problems of failed flows', () => {
  it('a failed refund or settlement is reported as not done; a failed payment has its own problem (REF-02~, SET-02~)', () => {
    const undone = { text: undefined, key: 'errors.requestUndone' }
    const problems = (['pay', ...FLOWS] as const).map((flow) => failureProblemOf(flow, GENERIC_PROBLEM))
    expect(problems).toEqual([GENERIC_PROBLEM, undone, undone])
  })
})

describe('settlements whose answer names another choice', () => {
  it.each([
    ['by the order’s word, and without a choice of ours', paid, { kind: 'paid', receipt: { decided: undefined } }],
    ['not at all where the order says nothing', () => ({ status: 'success' }), undefined],
  ])('a settlement whose answer names another choice counts %s (GWY-11~, SET-02~)', async (_, order, output) => {
    const { deps, http } = provider({ status: 'success', data: { settlementToBalanceType: 'DISABLED' } }, order)
    expect(await ask('settlement', { deps, http })).toEqual({ kind: 'unknown' })
    const search = createActor(reconciliationLogic(deps), {
      input: { token: 'tok', isAtBank: false, timings: TIMINGS },
    })
    const settled = await new Promise((resolve) => {
      search.subscribe((snapshot) => {
        if (!snapshot.hasTag('busy')) resolve(snapshot.output)
      })
      search.start()
    })
    if (output === undefined) expect(settled).toBeUndefined()
    else expect(settled).toMatchObject(output)
    search.stop()
  })
})
