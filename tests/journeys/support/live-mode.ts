import type { Page } from '@playwright/test'
import type { Origins } from '../../../sandbox/kernel/origins'
import { changeBlock } from './changed-page'

const overHttps = (url: string) => url.replace(/^http:/, 'https:')
const overHttp = (url: string) => url.replace(/^https:/, 'http:')

/** Loads the checkout in live mode, which refuses gateways without https: calls over https are answered by the sandbox. */
export async function goLive(page: Page, { gateways }: Pick<Origins, 'gateways'>): Promise<void> {
  const at = overHttps(gateways)
  await page.route(`${at}/**`, async (route) => {
    const response = await route.fetch({ url: overHttp(route.request().url()) })
    await route.fulfill({ response })
  })
  // The policy allows the gateways of the sandbox alone.
  await page.route(
    ({ searchParams }) => searchParams.has('token'),
    async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    },
  )
  const named = { payment: `${at}/payment-gateway`, member: `${at}/member-gateway`, consumer: `${at}/consumer-gateway` }
  await changeBlock(page, { values: { testMode: false, gateways: named } })
}
