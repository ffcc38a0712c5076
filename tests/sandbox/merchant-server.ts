import { vi } from 'vitest'
import { MERCHANT_KEYS } from '../../sandbox/kernel/demo-merchant'
import { type Harness, ORIGINS, openSandbox } from './harness'

/** The provider as the samples of the merchant's guide take it. */
export const MERCHANT = { gateway: `${ORIGINS.gateways}/payment-gateway`, ...MERCHANT_KEYS }

export const OUTCOME = '/payment/iyzipos/checkoutform/auth/ecom/detail'

/** A sandbox that answers the guide's samples, whose calls are the global `fetch` of a merchant's server. Its stub is undone by the test. */
export async function openForMerchant(): Promise<Harness> {
  const sandbox = await openSandbox()
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    sandbox.send('gateways', address.replace(ORIGINS.gateways, ''), init),
  )
  return sandbox
}
