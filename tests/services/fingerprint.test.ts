import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { submissionOf } from '../../machines/payment/card/choices'
import { beginFingerprint } from '../../src/services/platform/fingerprint'
import { openPaymentLogic } from '../../src/services/payment/open-payment'
import { answersByPath } from '../support/answers-by-path'
import { gatewaysOver } from '../support/answering-http'
import { CHOICES } from '../machines/support/choices'
import { payingDeps } from './support/paying-deps'
import { sendingIn } from '../support/port-answer'

const library = vi.hoisted(() => ({
  components: (): Promise<object> => Promise.resolve({}),
  excluded: [] as readonly string[],
}))

vi.mock('@fingerprintjs/fingerprintjs', () => ({
  sources: { screen: () => 1, fontPreferences: () => 2 },
  loadSources: (_sources: object, _options: object, excluded: readonly string[]) => {
    library.excluded = excluded
    return () => library.components()
  },
  hashComponents: (components: object) => `hash of ${JSON.stringify(components)}`,
}))

const PATIENCE = 500

/** A fingerprint that completes when the test says so. */
function held() {
  let make: (components: object) => void = () => undefined
  library.components = () => new Promise((resolve) => (make = resolve))
  return async () => {
    make({ screen: 1 })
    await vi.advanceTimersByTimeAsync(0)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the browser fingerprint', () => {
  it('the fingerprint is the hash of the browser’s traits (PAY-07~)', async () => {
    library.components = () => Promise.resolve({ screen: 1 })
    expect(await beginFingerprint(PATIENCE)()).toBe('hash of {"screen":1}')
  })

  it('the fingerprint leaves out the traits that the page’s policy forbids to measure (SEC-01~)', async () => {
    library.components = () => Promise.resolve({})
    await beginFingerprint(PATIENCE)()
    expect(library.excluded).toEqual(['fontPreferences', 'domBlockers'])
    const { sources } = await vi.importActual<{ readonly sources: object }>('@fingerprintjs/fingerprintjs')
    expect(Object.keys(sources)).toEqual(expect.arrayContaining([...library.excluded]))
  })

  it('the fingerprint is empty when none can be made, and the payment is sent at once (PAY-07~)', async () => {
    library.components = () => Promise.reject(new Error('blocked'))
    expect(await beginFingerprint(PATIENCE)()).toBe('')
    const { answer, sent } = await pressedLate()
    expect(await answer).toMatchObject({ kind: 'paid' })
    expect(sent()).toMatchObject([{ browserFingerprint: '' }])
  })

  it('the fingerprint is empty for a caller who would wait too long, and not for later ones (PAY-07~)', async () => {
    const make = held()
    const fingerprint = beginFingerprint(PATIENCE)
    await vi.advanceTimersByTimeAsync(PATIENCE)
    let made: string | undefined
    const asking = fingerprint().then((print) => (made = print))
    await vi.advanceTimersByTimeAsync(PATIENCE - 1)
    expect(made).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(await asking).toBe('')
    await make()
    expect(await fingerprint()).toBe('hash of {"screen":1}')
  })

  /** A payment form that was opened long ago, and whose button is pressed now; `make` completes a held fingerprint before that. */
  async function pressedLate(make?: () => Promise<void>) {
    const http = answersByPath({ '/auth/ecom': { status: 'success', paymentId: 99, paidPrice: 2480.5 } })
    const deps = payingDeps({ payments: gatewaysOver(http).payments })
    deps.session.saveMemberToken('wallet-token', undefined, undefined)
    const payment = openPaymentLogic(
      { ...deps, timings: { ...deps.timings, fingerprintPatience: PATIENCE } },
      () => undefined,
      () => undefined,
    )
    await vi.advanceTimersByTimeAsync(20 * PATIENCE)
    await make?.()
    return { answer: sendingIn(payment).send(submissionOf(CHOICES)), sent: () => http.calls.map(({ body }) => body) }
  }

  it('the fingerprint begins when the payment opens, so that a late press sends it at once (PAY-07~)', async () => {
    // The press waits for nothing: no fake time passes from here on.
    const { answer, sent } = await pressedLate(held())
    expect(await answer).toMatchObject({ kind: 'paid' })
    expect(sent()).toMatchObject([{ browserFingerprint: 'hash of {"screen":1}' }])
  })

  it('a press waits for the fingerprint up to its timeout, then sends an empty one (PAY-07~)', async () => {
    held()
    const { answer, sent } = await pressedLate()
    await vi.advanceTimersByTimeAsync(PATIENCE - 1)
    // WebCrypto computes the hash of the e-mail in another thread.
    await crypto.subtle.digest('SHA-256', new Uint8Array(1))
    expect(sent()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toMatchObject({ kind: 'paid' })
    expect(sent()).toMatchObject([{ browserFingerprint: '' }])
  })
})
