import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { countlySink, flagOf, MERCHANT_MARK, newDeviceId, type Segments } from '../../src/services/telemetry/analytics'
import { type CountedEvent, countedCode, LEFT_EVENTS, createEventRecord } from '../../src/services/telemetry/events'
import { tabStorage } from '../support/tab-storage'

const TIMEOUT: CountedEvent = { category: 'session', action: 'login-token-timeout' }
const REFUSED: CountedEvent = { category: 'host-message', action: 'refused', label: 'malformed' }

function tab(left?: string) {
  const { entries, storage } = tabStorage()
  if (left !== undefined) entries.set(LEFT_EVENTS, left)
  return { entries, page: () => createEventRecord(() => storage) }
}

function heardFrom(record: ReturnType<typeof createEventRecord>) {
  const heard: CountedEvent[] = []
  record.attach((events) => heard.push(...events))
  return heard
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the record of events', () => {
  it('an event waits for its reporter, and goes there at once from then on (EVT-01~)', () => {
    const record = tab().page()
    record.record(REFUSED)
    const heard = heardFrom(record)
    expect(heard).toEqual([REFUSED])
    record.record(TIMEOUT)
    expect(heard).toEqual([REFUSED, TIMEOUT])
  })

  it('the record keeps the last 50 events where no reporter comes (EVT-01~)', () => {
    const record = tab().page()
    for (let times = 0; times < 80; times += 1) record.record(REFUSED)
    record.record(TIMEOUT)
    const heard = heardFrom(record)
    expect([heard.length, heard[49]]).toEqual([50, TIMEOUT])
  })

  it('the last 50 events for the next page are reported, however many were recorded (CNT-06~)', () => {
    const { page } = tab()
    const record = page()
    for (let times = 0; times < 80; times += 1) record.recordForNext(REFUSED)
    record.recordForNext(TIMEOUT)
    const heard = heardFrom(page())
    expect([heard.length, heard[49]]).toEqual([50, TIMEOUT])
  })

  it('a bank is counted by a code of up to five digits, and by any longer text as other (BANK-07~)', () => {
    const codes = [62, '00062', 99_999, 100_000, '4111111111111111', '', '6a', 'ayse@posta.example']
    expect(codes.map(countedCode)).toEqual(['62', '00062', '99999', ...Array<string>(5).fill('other')])
  })

  it('an event recorded right before the page is left is reported by the next page, once (CNT-06~)', () => {
    const { page, entries } = tab()
    const first = page()
    first.recordForNext(TIMEOUT)
    first.recordForNext(REFUSED)
    expect(heardFrom(first)).toEqual([])
    expect(heardFrom(page())).toEqual([TIMEOUT, REFUSED])
    expect(entries.size).toBe(0)
    expect(heardFrom(page())).toEqual([])
  })

  it('a stored event is reported only if it is one of the listed words and types (EVT-01~)', () => {
    const personal = [{ ...TIMEOUT, label: 'ayse@posta.example' }]
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(JSON.stringify(personal))), (text) => {
        const heard = heardFrom(tab(text).page())
        for (const event of heard) expect([TIMEOUT, REFUSED]).toContainEqual(event)
      }),
    )
    const asked = (label: string) => JSON.stringify([{ category: 'bank-transfer', action: 'code-asked', label }])
    expect(heardFrom(tab(asked('62,other,46')).page())).toHaveLength(1)
    const credit = { category: 'shopping-credit', action: 'applied', label: '901', currency: 'TRY' }
    const applied = { ...credit, paidPrice: 2480.5, isOnlyForBankUsers: false }
    const heard = (change: object) => heardFrom(tab(JSON.stringify([{ ...applied, ...change }])).page()).length
    expect(heard({})).toBe(1)
    for (const change of [
      { label: 'Anka Bank' },
      { label: '4111111111111111' },
      { creditId: '55' },
      { paymentId: '99' },
      { paidPrice: '2480.5' },
      { currency: 'ayse@posta.example' },
      { isOnlyForBankUsers: 'no' },
    ])
      expect(heard(change), JSON.stringify(change)).toBe(0)
    const label = fc.oneof(fc.string(), fc.constantFrom('', '62,', 'TR45 0006', 'ayse@posta.example', '905551234567'))
    fc.assert(
      fc.property(label, (text) => {
        const isBanks = text !== '' && text.split(',').every((bank) => bank === 'other' || /^\d{1,5}$/.test(bank))
        expect(heardFrom(tab(asked(text)).page())).toHaveLength(isBanks ? 1 : 0)
      }),
    )
  })

  it('an event for the next page is lost where the storage is closed, and breaks nothing (CNT-06~)', () => {
    const record = createEventRecord(() => {
      throw new Error('closed')
    })
    record.recordForNext(TIMEOUT)
    record.record(REFUSED)
    expect(heardFrom(record)).toEqual([REFUSED])
  })
})

describe('countlySink', () => {
  const posts: { url: string; form: Record<string, string> }[] = []
  const stub = (sendBeacon: (url: string, form: URLSearchParams) => boolean) => {
    posts.length = 0
    vi.stubGlobal('navigator', { sendBeacon })
  }

  it('a post to Countly has Countly’s form, under a device id that is new with each page (EVT-01~)', () => {
    stub((url, form) => posts.push({ url, form: Object.fromEntries(form) }) > 0)
    let segments: Segments = { startType: 'default', category: 'their own', areaCode: undefined }
    const sink = countlySink({ url: 'https://count.example/i', key: 'app' }, () => segments, newDeviceId())
    sink([REFUSED, TIMEOUT])
    segments = {}
    sink([TIMEOUT])
    const [first, second] = posts
    expect(first?.url).toBe('https://count.example/i')
    expect(first?.form).toEqual({
      app_key: 'app',
      device_id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      events: JSON.stringify([
        {
          key: 'refused',
          count: 1,
          segmentation: { startType: 'default', category: 'host-message', label: 'malformed' },
        },
        { key: 'login-token-timeout', count: 1, segmentation: { startType: 'default', category: 'session' } },
      ]),
    })
    expect(second?.form['device_id']).toBe(first?.form['device_id'])
    expect(newDeviceId()).not.toBe(first?.form['device_id'])
  })

  it('a post to Countly that fails disturbs no page (EVT-01~)', () => {
    const sink = countlySink({ url: 'https://count.example/i', key: 'app' }, () => ({}), newDeviceId())
    const closed = () => {
      throw new Error('closed')
    }
    for (const fails of [() => false, closed]) {
      stub(fails)
      expect(() => sink([TIMEOUT])).not.toThrow()
    }
    vi.stubGlobal('navigator', {})
    expect(() => sink([TIMEOUT])).not.toThrow()
  })
})

describe('flags of Countly', () => {
  const CONFIGURATION = { url: 'https://count.example/i', key: 'app' }
  const asked: string[] = []
  const stubAnswer = (answer: () => Response | Promise<Response>) => {
    asked.length = 0
    vi.stubGlobal('fetch', async (request: RequestInfo | URL) => {
      asked.push(request instanceof Request ? request.url : String(request))
      return answer()
    })
  }

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('a flag of Countly is requested under the device id of the events, and enrols that device (SHELL-14~)', async () => {
    stubAnswer(() => Response.json({ [MERCHANT_MARK]: true }))
    expect(await flagOf(CONFIGURATION, MERCHANT_MARK, 'd-1')).toBe(true)
    const { origin, pathname, searchParams } = new URL(asked[0] ?? '')
    expect([origin + pathname, Object.fromEntries(searchParams)]).toEqual([
      'https://count.example/o/sdk',
      { app_key: 'app', device_id: 'd-1', method: 'rc', oi: '1', keys: '["display_merchant_logo_updated"]' },
    ])
    await flagOf({ ...CONFIGURATION, url: 'https://count.example/i/' }, MERCHANT_MARK, 'd-1')
    expect(asked[1]).toBe(asked[0])
  })

  it.each([
    ['nothing of it', () => Response.json({})],
    ['no', () => Response.json({ [MERCHANT_MARK]: false })],
    ['a text', () => Response.json({ [MERCHANT_MARK]: 'true' })],
    ['a number', () => Response.json({ [MERCHANT_MARK]: 1 })],
    ['a list', () => Response.json([])],
    ['null', () => Response.json(null)],
    ['no JSON', () => new Response('<html>')],
    ['a failure', () => Response.json({ [MERCHANT_MARK]: true }, { status: 500 })],
    ['nothing at all', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const)('a flag of Countly is off where the answer is %s (SHELL-14~)', async (_, answer) => {
    stubAnswer(answer)
    expect(await flagOf(CONFIGURATION, MERCHANT_MARK, 'd-1')).toBe(false)
  })
})
