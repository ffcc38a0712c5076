import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { hostEvents } from '../../machines/checkout/ports'
import { problemView } from '../../machines/checkout/views'
import { journeyStateOf, screenOf } from '../../machines/checkout/screens'
import { otpMachine } from '../../machines/sign-in/otp/machine'
import { lazyCheckout, type RootHandlers } from '../../src/services/checkout/lazy-checkout'
import { COUNTRIES } from '../machines/fixtures/countries'
import { TIMINGS } from '../machines/fixtures/timings'
import { settled } from '../machines/support/settled'
import { ORDER, PENDING, TYPED } from '../machines/fixtures/shopper'

const INPUT = {
  token: 'tok',
  asked: 'identify',
  flow: 'pay',
  toRestore: undefined,
  returning: undefined,
  timings: TIMINGS,
} as const

function worldOf(asked: string[]): RootHandlers {
  return {
    startOrder: async ({ token }) => {
      asked.push(`startOrder ${token}`)
      return { kind: 'started', order: ORDER, refused: undefined, attempted: undefined }
    },
    checkMember: async ({ phone }) => {
      asked.push(`checkMember ${phone}`)
      return { kind: 'codeSent', pending: PENDING }
    },
    checkPhone: async () => ({ kind: 'unknown' }),
    loadCountries: async () => ({ kind: 'loaded', countries: [] }),
    openPayment: async () => undefined,
    restoreLogin: async () => ({ kind: 'visitor' }),
    startOver: async () => undefined,
  }
}

describe('lazyCheckout', () => {
  it('the checkout accepts input while its services load, and calls them once they are loaded', async () => {
    const asked: string[] = []
    let arrive: (handlers: RootHandlers) => void = () => undefined
    const handlers = new Promise<RootHandlers>((resolve) => (arrive = resolve))
    const { checkout } = lazyCheckout(() => handlers, hostEvents)
    Object.assign(checkout.implementations.actors, { otp: otpMachine })
    const actor = createActor(checkout, { input: INPUT }).start()
    const { identify } = actor.getSnapshot().children
    identify?.send({ type: 'shopper.typed', field: 'email', text: TYPED.email })
    identify?.send({ type: 'shopper.typed', field: 'gsmNumber', text: TYPED.gsmNumber })
    identify?.send({ type: 'shopper.continued' })
    await settled()
    expect(asked).toEqual([])

    arrive(worldOf(asked))
    await settled()
    expect(asked).toEqual(['startOrder tok', 'checkMember +905321234567'])
    expect(screenOf(actor.getSnapshot())).toBe('otp')
  })

  it('the country list opens while the services load, and shows their countries then (PLT-03~)', async () => {
    let arrive: (handlers: RootHandlers) => void = () => undefined
    const handlers = new Promise<RootHandlers>((resolve) => (arrive = resolve))
    const { checkout } = lazyCheckout(() => handlers, hostEvents)
    const { identify } = createActor(checkout, { input: INPUT }).start().getSnapshot().children
    identify?.send({ type: 'shopper.askedCountries' })
    const choice = identify?.getSnapshot().children.countryChoice
    await settled()
    expect(choice?.getSnapshot().value).toBe('loading')

    arrive({ ...worldOf([]), loadCountries: async () => ({ kind: 'loaded', countries: COUNTRIES }) })
    await settled()
    expect(choice?.getSnapshot().context.countries).toEqual(COUNTRIES)
  })

  it('the checkout shows an error when its services fail to load, and loads them on a retry (BOOT-06~)', async () => {
    const asked: string[] = []
    let tries = 0
    const handlers = async () => {
      tries += 1
      if (tries === 1) throw new Error('the code did not load')
      return worldOf(asked)
    }
    const actor = createActor(lazyCheckout(handlers, hostEvents).checkout, { input: INPUT }).start()
    await settled()
    expect(journeyStateOf(actor.getSnapshot())).toBe('arriving.startFailed')
    expect(problemView(actor.getSnapshot())).toEqual({ text: undefined, key: 'errors.generic' })

    actor.send({ type: 'shopper.retried' })
    await settled()
    expect(asked).toEqual(['startOrder tok'])
    expect(journeyStateOf(actor.getSnapshot())).toBe('arriving.identifying')
  })
})
