import { describe, expect, it } from 'vitest'
import { toPromise } from 'xstate'
import { ATTEMPTED } from '../support/attempted'
import { httpAnswering } from '../support/answering-http'
import { SENT, searching } from './support/searching'

/** Long after the provider could still be at it, and the bank's session. */
const LATE = { systemTime: SENT + 700_000 }

describe('the look after a success that names nothing', () => {
  it.each([
    ['SUCCESS without a name', { paymentStatus: 'SUCCESS' }, 'paid', 'paid'],
    ['a FAILURE of ours', { paymentStatus: 'FAILURE', isOurs: true }, 'notCharged', 'notCharged'],
    ['no state', {}, 'paid', undefined],
    ['5124', { status: 'failure', errorCode: '5124' }, 'paid', undefined],
    ['5125', { status: 'failure', errorCode: '5125' }, 'paid', undefined],
    ['a FAILURE without a name', { paymentStatus: 'FAILURE', ...LATE }, undefined, undefined],
    [
      'a FAILURE of another attempt',
      { paymentStatus: 'FAILURE', submissionId: 'another', ...LATE },
      undefined,
      undefined,
    ],
    ['NONE', { paymentStatus: 'NONE', ...LATE }, undefined, undefined],
    ['INIT_THREEDS', { paymentStatus: 'INIT_THREEDS', ...LATE }, undefined, undefined],
    ['INIT_BANK_TRANSFER', { paymentStatus: 'INIT_BANK_TRANSFER', ...LATE }, undefined, undefined],
  ])(
    'that finds %s confirms it, refutes it, or goes on asking (GWY-11~, PAY-06~)',
    async (_, { isOurs, ...said }: Record<string, unknown>, afterSuccess, afterEmpty) => {
      for (const [state, kind] of [
        ['accepted', afterSuccess],
        ['doubted', afterEmpty],
      ] as const) {
        const search = searching(state, (submissionId) =>
          httpAnswering(JSON.stringify({ status: 'success', ...said, ...(isOurs === true && { submissionId }) })),
        )
        const { output } = await search.answered()
        expect(output?.kind, state).toBe(kind)
        const { submissions } = search.deps
        if (kind === 'paid') expect(submissions.paid()).toMatchObject({ attempted: ATTEMPTED })
        const isRefused = said['status'] === 'failure'
        if (kind === undefined && !isRefused) expect(submissions.current()).toMatchObject({ state: 'doubted' })
      }
    },
  )

  it('that fails three times, and no fewer, lets it stand (GWY-11~)', async () => {
    const { actor, http, answered } = searching('accepted', () => httpAnswering('', 503))
    for (const looks of [1, 2]) {
      expect((await answered()).status).toBe('active')
      expect(http.calls).toHaveLength(looks)
      actor.send({ type: 'shopper.askedAgain' })
    }
    expect(await toPromise(actor)).toMatchObject({ kind: 'paid', receipt: { paid: ATTEMPTED.sum } })
  })

  it('that fails three times proves nothing of an answer without a body (GWY-11~)', async () => {
    const { actor, answered } = searching('doubted', () => httpAnswering('', 503))
    for (let looks = 0; looks < 3; looks += 1) {
      await answered()
      actor.send({ type: 'shopper.askedAgain' })
    }
    expect((await answered()).status).toBe('active')
  })
})
