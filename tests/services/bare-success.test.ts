import { describe, expect, it } from 'vitest'
import { toPromise } from 'xstate'
import { ATTEMPTED } from '../support/attempted'
import { httpAnswering } from '../support/answering-http'
import { pageAfter, sent } from './support/first-question'
import { searching } from './support/searching'

describe('order look-ups after a success that names no payment', () => {
  it('a success that names no payment counts as paid after three failed order look-ups (GWY-11~)', async () => {
    const { actor, http, answered } = searching('accepted', () => httpAnswering('', 503))
    for (const looks of [1, 2]) {
      expect((await answered()).status).toBe('active')
      expect(http.calls).toHaveLength(looks)
      actor.send({ type: 'shopper.askedAgain' })
    }
    expect(await toPromise(actor)).toMatchObject({ kind: 'paid', receipt: { paid: ATTEMPTED.sum } })
    expect(http.calls).toHaveLength(3)
  })

  it('a success without a body stays unknown after three failed order look-ups (GWY-11~)', async () => {
    const { actor, answered } = searching('doubted', () => httpAnswering('', 503))
    for (let looks = 0; looks < 3; looks += 1) {
      await answered()
      actor.send({ type: 'shopper.askedAgain' })
    }
    expect((await answered()).status).toBe('active')
  })

  it('failed order look-ups of one payment do not count for the next (GWY-11~)', async () => {
    const { actor, deps, answered } = searching('accepted', () => httpAnswering('', 503))
    await answered()
    actor.send({ type: 'shopper.askedAgain' })
    await answered()
    deps.submissions.settle()
    deps.submissions.begin(ATTEMPTED)
    deps.submissions.become('accepted')
    actor.send({ type: 'shopper.askedAgain' })
    expect((await answered()).status).toBe('active')
  })
})

it('a success that names no payment counts no more once a page load has found its order undecided (GWY-11~, BEST-03~)', async () => {
  const undecided = { status: 'success', price: 10, paymentStatus: 'NONE' }
  const { start, state } = pageAfter(undecided, { ...sent, state: 'accepted' })
  expect([(await start()).kind, state()]).toEqual(['unsettled', 'doubted'])
  expect((await start({ status: 'failure', errorCode: '5125' })).kind).toBe('unsettled')
})
