import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanEnvelope, type Envelope } from '../../src/services/telemetry/monitoring/envelope'

const nothing = () => []

const EVENT = {
  event_id: 'e12345678901',
  level: 'error',
  transaction: 'https://pay.example/pay?token=t-1',
  user: { email: 'ayse@posta.example', ip_address: '10.1.2.3' },
  request: { url: 'https://pay.example/pay?token=t-1', headers: { Referer: 'https://shop.example' } },
  extra: { card: '5549607159333771' },
  exception: {
    values: [
      {
        type: 'TypeError',
        value: 'no 5549 6071 5933 3771',
        stacktrace: { frames: [{ filename: 'https://pay.example/assets/pay-1.js', lineno: 7, vars: { cvc: '927' } }] },
        mechanism: { type: 'onerror', handled: false, data: { x: 1 } },
      },
    ],
  },
  breadcrumbs: [
    { category: 'fetch', message: 'Ayşe', data: { url: 'https://a.example/b?c=d', status_code: 200, body: 'x' } },
  ],
}

const envelope = (...items: Envelope[1]): Envelope => [
  { event_id: 'e1', dsn: 'https://k@x.example/1', sent_at: 'now' },
  items,
]

describe('cleanEnvelope', () => {
  it('a cleaned report has only listed fields, without personal data (MON-01~)', () => {
    const [head, items] = cleanEnvelope(envelope([{ type: 'event' }, EVENT]), nothing) ?? []
    expect(head).toEqual({ event_id: 'e1', sent_at: 'now' })
    expect(items).toEqual([
      [
        { type: 'event' },
        {
          event_id: 'e12345678901',
          level: 'error',
          transaction: 'https://pay.example/pay',
          exception: {
            values: [
              {
                type: 'TypeError',
                value: 'no [digits]',
                stacktrace: { frames: [{ filename: 'https://pay.example/assets/pay-1.js', lineno: 7 }] },
                mechanism: { type: 'onerror', handled: false },
              },
            ],
          },
          breadcrumbs: [{ category: 'fetch', data: { url: 'https://a.example/b', status_code: 200 } }],
        },
      ],
    ])
  })

  it('a cleaned report has no item of an unlisted type (MON-01~)', () => {
    expect(
      cleanEnvelope(envelope([{ type: 'attachment' }, 'a picture'], [{ type: 'session' }, {}]), nothing),
    ).toBeUndefined()
    const types = fc.string().filter((type) => !/^(?:event|transaction|replay_event|replay_recording)$/.test(type))
    fc.assert(
      fc.property(types, fc.json(), (type, body) => {
        expect(cleanEnvelope(envelope([{ type }, JSON.parse(body)]), nothing)).toBeUndefined()
      }),
    )
  })

  it('a cleaned report has no key that is not listed, for any body (MON-01~)', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (body) => {
        const item = cleanEnvelope(envelope([{ type: 'event' }, { ...body, level: 'error', canary: 'x' }]), nothing)
        expect(JSON.stringify(item)).not.toContain('canary')
      }),
    )
  })

  it('a cleaned recording has its lines with each text scrubbed, and its styles untouched (MON-01~)', () => {
    const lines = [
      { segment_id: 0 },
      [
        {
          type: 2,
          data: { href: 'https://pay.example/?token=t-1', text: '0532 123 45 67', style: 'width: 1136px' },
          timestamp: 1_795_426_145_683,
        },
      ],
    ]
    const text = lines.map((line) => JSON.stringify(line)).join('\n')
    const clean = [
      { segment_id: 0 },
      [
        {
          type: 2,
          data: { href: 'https://pay.example/', text: '[digits]', style: 'width: 1136px' },
          timestamp: 1_795_426_145_683,
        },
      ],
    ]
    for (const body of [text, new TextEncoder().encode(text)]) {
      const [, items] = cleanEnvelope(envelope([{ type: 'replay_recording' }, body]), nothing) ?? []
      expect(
        String(items?.[0]?.[1])
          .split('\n')
          .map((line) => JSON.parse(line) as unknown),
      ).toEqual(clean)
    }
  })

  it('a compressed recording is dropped from a report (MON-01~)', () => {
    const packed = new Uint8Array([0x78, 0x9c, 0xff, 0xfe])
    expect(cleanEnvelope(envelope([{ type: 'replay_recording' }, packed]), nothing)).toBeUndefined()
  })
})
