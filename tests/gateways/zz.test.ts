import { it } from 'vitest'
import { withSandbox } from '../support/with-sandbox'
import { withShoppers } from './support/shoppers'
const sandbox = withSandbox()
const arrive = withShoppers(sandbox)
const orig = globalThis.fetch
globalThis.fetch = (async (...args: Parameters<typeof fetch>) => { try { return await orig(...args) } catch (e) { console.log('FETCH', String(args[0]).slice(-30), (e as Error).cause); throw e } }) as typeof fetch
it.each(Array.from({length:12},(_, i)=>i))('x', async () => {
  const shopper = await arrive()
  const path='/payment/pay-with-wallet/detail'
  const before = (await shopper.seen(path)).length
  await sandbox.client.setFault({ path, token: shopper.token, phase: 'before', act: 'reset', nth: 1 })
  await sandbox.client.setFault({ path, token: shopper.token, phase: 'before', act: 'status:503', nth: 2 })
  const r = await shopper.app.payments.detail().catch((e: unknown) => String(e))
  console.log(r, before)
  console.log((await shopper.seen()).map(({status})=>status))
})
