import { afterEach, describe, expect, it, vi } from 'vitest'
import type { TappedStep } from '../../scripts/inspector/shared/messages'
import { filled, storageOf } from '../../scripts/inspector/page/control'
import { drawingOf } from '../../scripts/inspector/page/data'
import { activeIn, chartNamed, placeOf, recorded } from '../../scripts/inspector/page/history'
import { hashOf, placeIn } from '../../scripts/inspector/page/link'
import { matching } from '../../scripts/inspector/page/search'
import { deepestOf, lastOf, litIn } from '../../scripts/inspector/page/shown'
import { goingOn, settingRules, switched } from '../../scripts/inspector/page/switches'
import { centred, fitted, nearest, panned, shows, viewBoxOf, zoomed } from '../../scripts/inspector/page/viewport'

afterEach(() => {
  vi.unstubAllGlobals()
})

const step = (more: Partial<TappedStep>): TappedStep => ({
  at: 1,
  machine: 'checkout',
  chart: 'checkout',
  event: 'shopper.paid',
  value: 'calm',
  children: [],
  arrows: [],
  active: ['checkout', 'checkout.calm'],
  questions: [],
  context: { is: 'nothing' },
  ...more,
})

const arrow = { source: 'checkout.calm', targets: ['checkout.busy'], event: 'shopper.paid' }

describe('the history of the inspector', () => {
  it('the history of the inspector has the machines that run after each step, with their states (MDL-07~)', () => {
    const steps = [
      step({ event: 'xstate.init', children: ['otp'] }),
      step({ machine: 'checkout.otp', chart: 'otp', value: 'waiting', active: ['otp', 'otp.waiting'] }),
      step({ arrows: [arrow], value: 'busy', active: ['checkout', 'checkout.busy'] }),
    ]
    const entries = steps.reduce<ReturnType<typeof recorded>>(recorded, [])
    expect(entries.map(({ machines }) => [...machines.keys()])).toEqual([
      ['checkout'],
      ['checkout', 'checkout.otp'],
      ['checkout'],
    ])
    expect(entries[1]?.machines.get('checkout.otp')?.active).toEqual(['otp', 'otp.waiting'])
    expect(lastOf(entries, 2, 'checkout')?.entry.arrows).toEqual([arrow])
    expect(lastOf(entries, 1, 'checkout')).toBeUndefined()
  })

  it('the history of the inspector drops a clock tick within a state, and keeps its context (MDL-07~)', () => {
    const first = recorded([], step({ event: 'xstate.init' }))
    const context = { is: 'word', word: 'true' } as const
    const ticked = recorded(first, step({ event: 'clock.ticked', context }))
    expect(ticked).toHaveLength(1)
    expect(ticked[0]?.machines.get('checkout')?.context).toEqual(context)
    expect(recorded(first, step({ event: 'clock.ticked', active: ['checkout', 'checkout.busy'] }))).toHaveLength(2)
  })

  it('the states of a recording have the ids of the drawn charts (MDL-07~)', () => {
    expect(activeIn('otp', { code: { alive: 'fresh' }, way: 'open' })).toEqual([
      'otp',
      'otp.code',
      'otp.code.alive',
      'otp.code.alive.fresh',
      'otp.way',
      'otp.way.open',
    ])
    expect(['checkout', 'checkout.payment.attempt', 'checkout.otp'].map(chartNamed)).toEqual([
      'checkout',
      'paymentAttempt',
      'otp',
    ])
    const [entry] = recorded([], step({ value: { journey: { paying: 'choosing' }, tab: 'owning' } }))
    expect(entry && placeOf(entry)).toBe('paying.choosing')
    expect(entry && placeOf({ ...entry, step: step({ value: 'checking' }) })).toBe('checking')
  })

  it('a chart highlights its active states, and the folded machines that run in them (MDL-07~)', () => {
    const machine = { questions: [], context: undefined }
    const machines = new Map([
      ['checkout', { ...machine, chart: 'checkout', active: ['checkout', 'checkout.journey.verifying'] }],
      ['checkout.otp', { ...machine, chart: 'otp', active: ['otp'] }],
    ])
    expect(litIn(machines, 'checkout')).toContain('checkout.journey.verifying/otp')
    expect(litIn(machines, 'otp')).toEqual(['otp'])
    expect(deepestOf(['checkout', 'checkout.tab', 'checkout.journey', 'checkout.journey.verifying'])).toBe(
      'checkout.journey.verifying',
    )
    expect(deepestOf(['payment', 'payment.funds', 'payment.funds.known', 'payment.method.attempting.sent'])).toBe(
      'payment.method.attempting.sent',
    )
  })
})

describe('the visible part of a chart', () => {
  const room = { width: 800, height: 600 }
  const chart = { width: 3200, height: 1200 }

  it('the visible part of a chart can be all of it, and a zoom keeps the point under the pointer (MDL-07~)', () => {
    const view = fitted(chart, room)
    expect(view.scale).toBeCloseTo(768 / 3200)
    const closer = zoomed(view, 2, { x: 200, y: 100 })
    expect(closer.x + 200 / closer.scale).toBeCloseTo(view.x + 200 / view.scale)
    expect(closer.y + 100 / closer.scale).toBeCloseTo(view.y + 100 / view.scale)
    expect(panned(closer, 48, 0).x).toBeCloseTo(closer.x + 48 / closer.scale)
    expect(viewBoxOf({ x: 1, y: 2, scale: 2 }, room)).toBe('1 2 400 300')
    expect(zoomed({ x: 0, y: 0, scale: 4 }, 2, { x: 0, y: 0 }).scale).toBe(4)
  })

  it('the visible part of a chart moves to a state at a readable scale (MDL-07~)', () => {
    const area = { x: 3000, y: 1000, width: 100, height: 40 }
    const view = fitted(chart, room)
    expect(shows(view, area, room)).toBe(false)
    const near = centred(view, area, room)
    expect(shows(near, area, room)).toBe(true)
    expect(near.scale).toBe(0.8)
  })

  it('an arrow key moves to the nearest state in its direction (MDL-07~)', () => {
    const at = (x: number, y: number) => ({ x, y, width: 10, height: 10 })
    const [right, far, below] = [at(100, 5), at(300, 0), at(0, 100)]
    expect(nearest(at(0, 0), [far, below, right], [1, 0])).toBe(right)
    expect(nearest(at(0, 0), [far, below, right], [0, 1])).toBe(below)
    expect(nearest(at(0, 0), [far, below, right], [-1, 0])).toBeUndefined()
  })
})

describe('the drawing of a chart', () => {
  it('a drawing that the server does not have is an error, and its error page is not drawn (MDL-07~)', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Not found</h1>', { status: 404 })))
    await expect(drawingOf('otp-0')).rejects.toThrow("/data/charts/otp-0.svg can't be read: 404")
  })
})

describe('requests of the inspector to the sandbox', () => {
  const call = { paths: ['/a'], isCode: false }
  const held = [
    { path: '/a', act: 'hold', token: '{{token}}' },
    { path: '/b', act: 'hold', token: '{{token}}' },
  ]

  it('a switch changes the fault rules of its own call alone, and ok removes them (MDL-07~)', () => {
    expect(switched(held, call, 'ok')).toEqual([held[1]])
    expect(switched(held, call, 'lost')).toEqual([
      held[1],
      { path: '/a', act: 'status:500', phase: 'after-commit', token: '{{token}}' },
    ])
    expect(switched([], { ...call, isCode: true }, 'refused')).toMatchObject([
      { act: 'status:503:empty', gateway: 'app' },
    ])
    expect(settingRules(held)).toMatchObject({ method: 'PUT', path: 'faults', body: held })
    expect(goingOn(call, 'slow').body).toMatchObject({ paths: ['/a'], act: 'delay:8000', waitSeconds: 0 })
  })

  it('values are filled into texts, and into storage entries as numbers without quotes (MDL-07~)', () => {
    const values = new Map<string, unknown>([
      ['token', 'abc'],
      ['sentAt', 12],
    ])
    expect(filled('/pay?token={{token}}&x={{unknown}}', values)).toBe('/pay?token=abc&x={{unknown}}')
    expect(storageOf({ checkout: '{"token":"{{token}}","at":{{sentAt}}}' }, values)).toEqual({
      checkout: '{"token":"abc","at":12}',
    })
  })

  it('a link of the inspector names a state and an order, and is read back unchanged (MDL-07~)', () => {
    const place = { state: 'checkout.journey.paying.lockedIn', order: 'bank transfer' }
    expect(placeIn(hashOf(place))).toEqual(place)
    expect(placeIn('')).toEqual({ state: undefined, order: undefined })
  })

  it('a search lists states with that own name before states that contain it (MDL-07~)', () => {
    const found = (words: string) => ({ id: words, chart: 'otp', words, more: '' })
    const all = ['repaying', 'paying.choosing', 'journey.paying', 'shopper.paid'].map(found)
    expect(matching(all, 'paying').map(({ words }) => words)).toEqual(['journey.paying', 'repaying', 'paying.choosing'])
    expect(matching(all, ' ')).toEqual([])
  })
})
