import { describe, expect, it } from 'vitest'
import type { RawAnswer } from '../../src/gateways/answer'
import { detailRequest } from '../../src/gateways/detail-request'
import { withSandbox } from '../support/with-sandbox'
import { PATHS } from './support/paths'
import { type Shopper, withShoppers } from './support/shoppers'
import { valueOf } from '../support/value-of'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

/** The detail call as the boot script sends it, before the app's code has loaded. */
async function begin({ app, token }: Shopper): Promise<RawAnswer> {
  const { url, headers, body } = detailRequest(token, 'tr', app.configuration)
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), redirect: 'error' })
  return { status: response.status, text: await response.text() }
}

const never = () => new Promise<RawAnswer>(() => undefined)

describe('detail calls begun by the page', () => {
  it('a detail call begun by the page answers the first question, which is not sent again (BOOT-03~)', async () => {
    const shopper = await arrive({ order: { price: 12.5 } })
    const { app, seen } = shopper
    expect(valueOf(await app.payments.detail(begin(shopper)))).toMatchObject({ order: { price: { minor: 1250 } } })
    expect(await seen()).toHaveLength(1)
    valueOf(await app.payments.detail())
    expect(await seen()).toHaveLength(2)
  })

  it('a detail call begun by the page is the same request as the app’s own (BOOT-03~)', async () => {
    const shopper = await arrive()
    valueOf(await shopper.app.payments.detail(begin(shopper)))
    valueOf(await shopper.app.payments.detail())
    const [early, late] = (await shopper.seen()).map(({ method, path, query, body, headers }) => {
      return { method, path, query, body, type: headers['content-type'], token: headers['x-wallet-token'] }
    })
    expect(early).toEqual(late)
  })

  it('a detail call begun by the page can end in a refusal (BOOT-05~)', async () => {
    const shopper = await arrive()
    await sandbox.client.cancelOrder(shopper.token)
    const outcome = await shopper.app.payments.detail(begin(shopper))
    expect(outcome).toMatchObject({ kind: 'refused', code: '5125' })
    expect(await shopper.seen()).toHaveLength(1)
  })

  it.each(['reset', 'status:502', 'status:503', 'status:504'])(
    'a detail call begun by the page that failed by %s is sent again, once (BOOT-06~, BEST-05~)',
    async (act) => {
      const shopper = await arrive()
      const { app, seen, strike } = shopper
      await strike({ path: PATHS.detail, phase: 'before', act, nth: 1 })
      expect(await app.payments.detail(begin(shopper))).toMatchObject({ kind: 'ok' })
      expect(await seen()).toHaveLength(2)
    },
  )

  it('a detail call begun by the page that keeps failing is sent again only once (BOOT-06~, BEST-05~)', async () => {
    const shopper = await arrive()
    const { app, seen, strike } = shopper
    await strike({ path: PATHS.detail, phase: 'before', act: 'reset' })
    const asked = app.payments.detail(begin(shopper))
    await expect(asked).rejects.toMatchObject({ name: 'GatewayError', fault: 'offline' })
    expect(await seen()).toHaveLength(2)
  })

  it.each([
    ['status:500', 'server'],
    ['html', 'malformed'],
  ])('a detail call begun by the page that failed by %s is not sent again (BOOT-06~)', async (act, fault) => {
    const shopper = await arrive()
    const { app, seen, strike } = shopper
    await strike({ path: PATHS.detail, phase: 'before', act })
    await expect(app.payments.detail(begin(shopper))).rejects.toMatchObject({ name: 'GatewayError', fault })
    expect(await seen()).toHaveLength(1)
  })

  it('a detail call begun by the page that never ends fails at the deadline; a next one is sent (BOOT-06~)', async () => {
    const { open, seen } = await arrive()
    const { payments } = open({ timings: { readDeadline: 150 } })
    await expect(payments.detail(never())).rejects.toMatchObject({ name: 'GatewayError', fault: 'deadline' })
    expect(await seen()).toEqual([])
    expect(await open({}).payments.detail()).toMatchObject({ kind: 'ok' })
  })
})
