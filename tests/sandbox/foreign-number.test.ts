import { describe, expect, it } from 'vitest'
import { ORIGINS, openSandbox } from './harness'
import { expectRefused, refusalsOf } from './refusals'
import { PATHS, call, makeOrder } from './shopper'

/** A foreign-phone shopper with an order of a merchant who has a rule for them. */
async function foreigner(foreign?: string) {
  const sandbox = await openSandbox()
  const { token, orderId } = await makeOrder(sandbox, foreign === undefined ? {} : { foreign })
  const ask = async (path: string, locale: 'tr' | 'en' = 'tr') =>
    (await call(sandbox, { token, path, payload: { locale }, locale })).body
  const order = () => sandbox.control<{ foreignAdmitted: boolean }>(`/orders/${token}`)
  return { sandbox, token, orderId, ask, order }
}

describe('admission of a buyer with a foreign phone', () => {
  it.each([undefined, 'admitted'])(
    'a buyer with a foreign phone is admitted to the order under the merchant’s rule %s (FRGN-02~)',
    async (foreign) => {
      const { sandbox, token, ask, order } = await foreigner(foreign)
      expect(await ask(PATHS.preference)).not.toHaveProperty('paymentPageUrl')
      expect(await order()).toMatchObject({ foreignAdmitted: false })
      const answer = await ask(PATHS.foreign)
      expect(answer).toMatchObject({ status: 'success', locale: 'tr' })
      expect(answer).not.toHaveProperty('paymentPageUrl')
      expect(await order()).toMatchObject({ foreignAdmitted: true })
      expect(await refusalsOf(sandbox, token)).toEqual([])
    },
  )

  it('a merchant without foreign phones refuses such a buyer, in both languages (FRGN-02~)', async () => {
    const { ask, order } = await foreigner('refused')
    const refusal = { status: 'failure', errorCode: '10660', errorGroup: 'FOREIGN_NOT_ADMITTED' }
    expect(await ask(PATHS.preference)).toMatchObject({ status: 'success' })
    const answer = await ask(PATHS.foreign)
    expect(answer).toMatchObject(refusal)
    expect(answer['errorMessage']).toMatch(/yurt dışı numarasıyla/)
    expect((await ask(PATHS.foreign, 'en'))['errorMessage']).toMatch(/foreign phone number/)
    expect(await order()).toMatchObject({ foreignAdmitted: false })
  })

  it.each([PATHS.preference, PATHS.foreign])(
    'a buyer with a foreign phone is sent to the shop’s plain form by %s (FRGN-03~)',
    async (path) => {
      const { sandbox, orderId, ask, order } = await foreigner('plain-form')
      const answer = await ask(path, 'en')
      expect(answer).toMatchObject({
        status: 'success',
        paymentPageUrl: `${ORIGINS.shop}/plain-form/${orderId}?lang=en`,
      })
      expect(await order()).toMatchObject({ foreignAdmitted: false })
      const page = await sandbox.send('shop', String(answer['paymentPageUrl']).slice(ORIGINS.shop.length))
      expect(page.status).toBe(200)
      expect(await page.text()).toContain(orderId)
    },
  )

  it.each(['refund', 'settlement'])(
    'a %s has no buyer with a foreign phone: no admission, and no foreign contact (FRGN-01~)',
    async (flow) => {
      const sandbox = await openSandbox()
      const { token } = await makeOrder(sandbox, { [flow]: {} })
      for (const path of [PATHS.preference, PATHS.foreign]) {
        const { body } = await call(sandbox, { token, path, payload: { locale: 'tr' } })
        expect(body).toMatchObject({ status: 'failure', errorCode: '5124' })
      }
      const changed = (gsmNumber: string) =>
        call(sandbox, {
          token,
          path: PATHS.contact,
          method: 'PUT',
          payload: { email: 'anna@mail.example', gsmNumber },
        })
      expect((await changed('+4915112345678')).body).toMatchObject({ status: 'failure', errorCode: '10660' })
      expect((await changed('+905321234567')).body).toMatchObject({ status: 'success' })
      expect(await sandbox.control(`/orders/${token}`)).toMatchObject({ foreignAdmitted: false })
    },
  )

  it('the foreign-phone call needs no login headers, and refuses an unknown language (FRGN-02~)', async () => {
    const { sandbox, token } = await foreigner()
    const preflight = await sandbox.send('gateways', PATHS.foreign, {
      method: 'OPTIONS',
      headers: { origin: ORIGINS.app },
    })
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type, x-wallet-token')
    const answer = await call(sandbox, { token, path: PATHS.foreign, payload: { locale: 'de' } })
    await expectRefused(sandbox, token, answer, 'wrong-payload', '11', 400)
  })
})
