import { describe, expect, it } from 'vitest'
import { startedByNeed } from '../../sandbox/worker/answer'
import { StorageRefused } from '../../sandbox/worker/storage-refused'

describe('the playground without a database', () => {
  const navigation = (address: string) =>
    Object.defineProperty(new Request(address), 'mode', { value: 'navigate' satisfies RequestMode })

  const started = async () => new Response('started')

  it('the page reports a start that the database refused, and the next request starts again (BEST-10~)', async () => {
    let refusals = 4
    const answer = startedByNeed(async () => {
      refusals -= 1
      if (refusals >= 0) throw new StorageRefused('denied')
      return started
    })
    const said = await answer(navigation('https://play.example/__shop/?lang=en'))
    expect(said.status).toBe(503)
    expect(await said.text()).toContain('The browser refused the playground its database')
    expect(await (await answer(navigation('https://play.example/__shop/'))).text()).toContain('veritabanı açmadı')
    const preferring = navigation('https://play.example/__shop/')
    preferring.headers.set('accept-language', 'en-GB,tr;q=0.5')
    expect(await (await answer(preferring)).text()).toContain('The browser refused the playground its database')
    expect((await answer(new Request('https://play.example/__provider/'))).type).toBe('error')
    for (const of of ['first', 'second'])
      expect(await (await answer(navigation('https://play.example/'))).text(), of).toBe('started')
  })

  it('an answer whose state could not be saved is a 503, and another failure is passed on (BEST-10~)', async () => {
    const failures = [new Error('a fault of ours'), new StorageRefused('no room')]
    const answer = startedByNeed(async () => async () => {
      const failure = failures.pop()
      if (failure) throw failure
      return started()
    })
    expect((await answer(navigation('https://play.example/__shop/'))).status).toBe(503)
    await expect(answer(navigation('https://play.example/__shop/'))).rejects.toThrow('a fault of ours')
    expect((await answer(navigation('https://play.example/__shop/'))).status).toBe(200)
  })
})
