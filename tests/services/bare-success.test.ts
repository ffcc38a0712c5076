import { describe, expect, it } from 'vitest'
import { toPromise } from 'xstate'
import { ATTEMPTED } from '../support/attempted'
import { httpAnswering } from '../support/answering-http'
import { searching } from './support/searching'

describe('the look after a success that names nothing', () => {
  it('the look after a success without a name lets it count once it has failed three times (GWY-11~)', async () => {
    const { actor, http, answered } = searching('accepted', () => httpAnswering('', 503))
    for (const looks of [1, 2]) {
      expect((await answered()).status).toBe('active')
      expect(http.calls).toHaveLength(looks)
      actor.send({ type: 'shopper.askedAgain' })
    }
    expect(await toPromise(actor)).toMatchObject({ kind: 'paid', receipt: { paid: ATTEMPTED.sum } })
    expect(http.calls).toHaveLength(3)
  })

  it('the look after a success without a body proves nothing, though it fails three times (GWY-11~)', async () => {
    const { actor, answered } = searching('doubted', () => httpAnswering('', 503))
    for (let looks = 0; looks < 3; looks += 1) {
      await answered()
      actor.send({ type: 'shopper.askedAgain' })
    }
    expect((await answered()).status).toBe('active')
  })
})
