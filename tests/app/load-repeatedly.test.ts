import { describe, expect, it, vi } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { loadRepeatedly } from '../../src/app/after-paint/load-repeatedly'
import { beginCheckout } from '../machines/support/checkout-harness'
import { settled } from '../machines/support/settled'

/** A checkout at its first screen, with a chunk that fails to load this many times. */
function loading(failures: number) {
  const harness = beginCheckout(checkoutMachine)
  let loads = 0
  const addressed = loadRepeatedly(harness.actor, () => {
    loads += 1
    return loads > failures ? Promise.resolve() : Promise.reject(new Error('no chunk'))
  })
  return { harness, addressed, loads: () => loads }
}

describe('loadRepeatedly', () => {
  it('the address chunk is loaded once where that succeeds (BOOT-13~)', async () => {
    const { harness, addressed, loads } = loading(0)
    await addressed
    await harness.start()
    expect(loads()).toBe(1)
  })

  it('the address chunk is loaded again at each next state, until it has loaded (BOOT-10~, BOOT-13~)', async () => {
    const { harness, addressed, loads } = loading(2)
    await expect(addressed).rejects.toThrow('no chunk')
    expect(loads()).toBe(1)
    await harness.start()
    await settled()
    // Nothing new: neither typed text nor a return to the tab.
    harness.type()
    harness.send({ type: 'tab.woke' })
    expect(loads()).toBe(2)
    harness.goOn()
    await harness.sendCode()
    expect([harness.state(), loads()]).toEqual(['verifyingOtp', 3])
    harness.enterCode()
    await harness.verify()
    await settled()
    expect(loads()).toBe(3)
  })

  it('the address chunk is loaded again once the connection is back (BOOT-10~, BEST-05~)', async () => {
    const { harness, addressed, loads } = loading(1)
    await expect(addressed).rejects.toThrow('no chunk')
    harness.send({ type: 'network.changed', is: 'online' })
    expect(loads()).toBe(1)
    harness.send({ type: 'network.changed', is: 'slow' })
    expect(loads()).toBe(2)
  })

  it('the address chunk is requested once while it is loading (BOOT-10~, PERF-01~)', async () => {
    const harness = beginCheckout(checkoutMachine)
    const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no chunk'))
    const addressed = loadRepeatedly(harness.actor, load.mockReturnValue(new Promise(() => undefined)))
    await expect(addressed).rejects.toThrow('no chunk')
    for (const is of ['offline', 'online', 'slow'] as const) harness.send({ type: 'network.changed', is })
    expect(load).toHaveBeenCalledTimes(2)
  })
})
