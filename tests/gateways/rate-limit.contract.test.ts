import { describe, expect, it } from 'vitest'
import { withSandbox } from '../support/with-sandbox'
import { PATHS } from './support/paths'
import { withShoppers } from './support/shoppers'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

describe('the sandbox’s 429', () => {
  it('a 429 with Retry-After says how long to wait, and further calls of its class are not sent (GWY-11~)', async () => {
    const { app, member, strike, seen } = await arrive()
    const ask = () => app.members.startQuickLogin({ email: member.email, phone: member.gsmNumber })
    await strike({ path: PATHS.quickLoginStart, act: 'status:429:7' })
    expect(await ask()).toMatchObject({ kind: 'refused', code: '1', waitSeconds: 7 })
    expect(await ask()).toMatchObject({ kind: 'refused', code: '429', waitSeconds: 7 })
    expect(await seen(PATHS.quickLoginStart)).toHaveLength(1)
  })

  it('a 429 without Retry-After names no wait, and the next call is sent (GWY-11~)', async () => {
    const { app, member, strike, seen } = await arrive()
    const ask = () => app.members.startQuickLogin({ email: member.email, phone: member.gsmNumber })
    await strike({ path: PATHS.quickLoginStart, act: 'status:429', nth: 1 })
    expect(await ask()).not.toHaveProperty('waitSeconds')
    expect(await ask()).toMatchObject({ kind: 'ok' })
    expect(await seen(PATHS.quickLoginStart)).toHaveLength(2)
  })

  it('a read is sent once more when the Retry-After of its 429 is over (GWY-11~)', async () => {
    const { app, strike, seen } = await arrive()
    await strike({ path: PATHS.detail, act: 'status:429:1', nth: 1 })
    expect(await app.payments.detail()).toMatchObject({ kind: 'ok' })
    expect(await seen(PATHS.detail)).toHaveLength(2)
  })
})
