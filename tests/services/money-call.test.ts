import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { GatewayError, REFUSED_WITHOUT_REASON } from '../../src/gateways/outcome'
import { sendOnce } from '../../src/services/payment/money-call'
import { verifyRefusal } from '../../src/services/payment/verify-refusal'
import { ATTEMPTED } from '../support/attempted'
import { payingDeps } from './support/paying-deps'

const MISTAKE = new TypeError('a mistake of the page')

function breakWith(error: unknown): never {
  throw error
}

type SendArguments = Parameters<typeof sendOnce> extends [unknown, ...infer Rest] ? Rest : never

/** Sends a call that breaks in this way. Returns what the page then throws outside of it, too. */
async function sentAndBroken(...[send, take, verify]: SendArguments) {
  const queued: (() => void)[] = []
  const spy = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((run) => queued.push(run))
  onTestFinished(() => {
    spy.mockRestore()
  })
  const { submissions } = payingDeps()
  const answer = await sendOnce({ submissions, attempted: ATTEMPTED }, send, take, verify)
  const uncaught = queued.map((run) => {
    try {
      run()
      return undefined
    } catch (error) {
      return error
    }
  })
  return { answer, state: submissions.current()?.state, uncaught }
}

const UNKNOWN = { answer: { kind: 'unknown' }, state: 'answerLost' }

describe('exceptions of a money call', () => {
  it('a money call that breaks by a mistake of the page is unknown, and the mistake is reported (PAY-06~, MON-01~)', async () => {
    const end = await sentAndBroken(async () => breakWith(MISTAKE), breakWith)
    expect(end).toEqual({ ...UNKNOWN, uncaught: [MISTAKE] })
  })

  it('a mistake of the page after a paid answer leaves it unknown, and is reported (PAY-06~, MON-01~)', async () => {
    const end = await sentAndBroken(
      async () => ({ kind: 'ok', value: 'paid' }),
      () => breakWith(MISTAKE),
    )
    expect(end).toEqual({ ...UNKNOWN, uncaught: [MISTAKE] })
  })

  it('a mistake of the page at the look after a refusal leaves it unknown, and is reported (PAY-14~, MON-01~)', async () => {
    const end = await sentAndBroken(
      async () => REFUSED_WITHOUT_REASON,
      breakWith,
      (submissionId) =>
        verifyRefusal({ outcome: async () => breakWith(MISTAKE) }, { submissionId, valueOf: () => undefined as never }),
    )
    expect(end).toEqual({ ...UNKNOWN, state: 'sent', uncaught: [MISTAKE] })
  })

  it('a money call without a usable answer is unknown, and its fault is not reported twice (PAY-06~, MON-01~)', async () => {
    const end = await sentAndBroken(async () => breakWith(new GatewayError('server', '/pay', 500)), breakWith)
    expect(end).toEqual({ ...UNKNOWN, uncaught: [] })
  })
})
