import { describe, expect, it } from 'vitest'
import type { StoredSubmission } from '../../src/services/storage/session-store'
import { ATTEMPTED } from '../support/attempted'
import { httpAnswering } from '../support/answering-http'
import { pageAfter, sent } from './support/first-question'
import { searching } from './support/searching'

const refused: StoredSubmission = { ...sent, state: 'loginRefused' }

/** During and after the window in which the first copy of the call may still be booked. */
const [EARLY, LATE] = [1_000_000, 1_700_000]

describe('order look-ups after a money call whose login was refused', () => {
  it.each([
    ['SUCCESS', { paymentStatus: 'SUCCESS' }, EARLY, 'paid'],
    ['a FAILURE of ours', { paymentStatus: 'FAILURE', isOurs: true }, EARLY, 'notCharged'],
    ['a FAILURE without a name', { paymentStatus: 'FAILURE' }, EARLY, 'loginOver'],
    ['a FAILURE of another attempt', { paymentStatus: 'FAILURE', submissionId: 'another' }, EARLY, 'loginOver'],
    ['NONE', { paymentStatus: 'NONE' }, EARLY, 'loginOver'],
    ['NONE after the window', { paymentStatus: 'NONE' }, LATE, 'notCharged'],
    ['no state', {}, EARLY, 'loginOver'],
    ['no state after the window', {}, LATE, 'loginOver'],
    ['our payment at an unvisited bank', { paymentStatus: 'INIT_THREEDS', isOurs: true }, EARLY, 'notCharged'],
    ['a payment without a name at a bank', { paymentStatus: 'INIT_THREEDS' }, EARLY, 'loginOver'],
    ['a refusal', { status: 'failure', errorCode: '1' }, EARLY, 'loginOver'],
    ['a dead link', { status: 'failure', errorCode: '5125' }, EARLY, undefined],
  ])(
    'the look-up after a money call’s refused login ends at once where the order says %s (GWY-10~)',
    async (_, { isOurs, ...said }: Record<string, unknown>, systemTime, kind) => {
      const search = searching('loginRefused', (submissionId) =>
        httpAnswering(
          JSON.stringify({ status: 'success', systemTime, ...said, ...(isOurs === true && { submissionId }) }),
        ),
      )
      const { output } = await search.answered()
      expect([output?.kind, search.http.calls.length]).toEqual([kind, 1])
      const isDecided = kind === 'paid' || kind === 'notCharged'
      expect(search.deps.submissions.current() === undefined).toBe(isDecided)
    },
  )

  it.each([200, 503])(
    'the look-up after a money call’s refused login that fails with HTTP %d leads to the login (GWY-10~)',
    async (status) => {
      const { http, answered } = searching('loginRefused', () => httpAnswering('', status))
      expect((await answered()).output).toEqual({ kind: 'loginOver' })
      expect(http.calls).toHaveLength(1)
    },
  )
})

describe('page loads after a money call whose login was refused', () => {
  const order = { status: 'success', price: 10, paymentStatus: 'NONE' }

  it('a page loaded after a money call’s login was refused asks for the login first, once (GWY-10~)', async () => {
    const { start, kept } = pageAfter(order, refused)
    expect(await start()).toMatchObject({
      kind: 'started',
      refused: undefined,
      attempted: ATTEMPTED,
      isUnresolved: true,
    })
    expect(kept()).toBe('s-1')
    expect(await start()).toMatchObject({ kind: 'unsettled' })
    expect(kept()).toBe('s-1')
  })

  it.each([
    ['SUCCESS', { ...order, paymentStatus: 'SUCCESS' }, 'paid'],
    ['a refusal of ours', { ...order, paymentStatus: 'FAILURE', submissionId: 's-1' }, 'started'],
    ['a transfer', { ...order, paymentStatus: 'INIT_BANK_TRANSFER' }, 'unsettled'],
    ['nothing, its link is dead', { status: 'failure', errorCode: '5125' }, 'unsettled'],
  ])(
    'a page loaded after a money call’s login was refused goes by the order first: %s (GWY-10~)',
    async (_, body, kind) => {
      expect(await pageAfter(body, refused).start()).toMatchObject({ kind })
    },
  )
})
