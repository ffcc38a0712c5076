import { describe, expect, it } from 'vitest'
import type { Harness } from './harness'
import { without } from './refusals'
import type { RefusalRecord } from './refusals'

interface Answer {
  readonly status: number
  readonly body: object
}

export interface Strict {
  readonly sandbox: Harness
  readonly payload: Readonly<Record<string, unknown>>
  readonly send: (payload: unknown, headers?: Readonly<Record<string, string>>) => Promise<Answer>
  /** Fields that may be left out. */
  readonly optional?: readonly string[]
}

type Payload = Strict['payload']

/** Every way to send a field wrongly, each under its name. */
const MISTAKES: Readonly<Record<string, (payload: Payload, field: string) => object>> = {
  misnamed: (payload, field) => ({ ...without(payload, field), [`${field}s`]: payload[field] }),
  null: (payload, field) => ({ ...payload, [field]: null }),
  true: (payload, field) => ({ ...payload, [field]: true }),
  'an empty list': (payload, field) => ({ ...payload, [field]: [] }),
  'in a list': (payload, field) => ({ ...payload, [field]: [payload[field]] }),
  'an object': (payload, field) => ({ ...payload, [field]: {} }),
}

const recorded = async ({ sandbox }: Strict): Promise<readonly RefusalRecord[]> =>
  (await sandbox.control<{ refusals: RefusalRecord[] }>('/refusals')).refusals

async function expectRefusals(strict: Strict, payloads: readonly object[]): Promise<void> {
  for (const payload of payloads)
    expect(await strict.send(payload)).toMatchObject({ status: 400, body: { status: 'failure', errorCode: '11' } })
  const refusals = await recorded(strict)
  expect(refusals.map(({ reason }) => reason)).toEqual(payloads.map(() => 'wrong-payload'))
}

/** A path takes its documented payload and nothing else; what it refuses it also records. */
export function takesExactly(name: string, prepare: () => Promise<Strict>): void {
  describe(`the payload of ${name}`, () => {
    it('is taken as documented and leaves no refusal (SBX-06~, GWY-09~)', async () => {
      const strict = await prepare()
      expect((await strict.send(strict.payload)).status).toBe(200)
      expect(await recorded(strict)).toEqual([])
    })

    it('is refused and recorded with any one field missing (SBX-06~)', async () => {
      const strict = await prepare()
      const needed = Object.keys(strict.payload).filter((field) => !strict.optional?.includes(field))
      await expectRefusals(
        strict,
        needed.map((field) => without(strict.payload, field)),
      )
    })

    it.each(Object.keys(MISTAKES))('is refused and recorded with any one field %s (SBX-06~)', async (mistake) => {
      const strict = await prepare()
      const fields = Object.keys(strict.payload)
      await expectRefusals(
        strict,
        fields.map((field) => MISTAKES[mistake]?.(strict.payload, field) ?? {}),
      )
    })

    it('is refused with a field too many, which the record names without its value (SBX-06~)', async () => {
      const strict = await prepare()
      await expectRefusals(strict, [{ ...strict.payload, pan: '5400360000000003' }])
      const [refusal] = await recorded(strict)
      expect(refusal?.detail).toContain('pan')
      expect(refusal?.detail).not.toContain('5400360000000003')
    })

    it.each<readonly [name: string, body: string, contentType: string, errorCode: string]>([
      ['a form post', 'a=1', 'application/x-www-form-urlencoded', '60004'],
      ['plain text', '{}', 'text/plain', '60004'],
      ['no content type of its own', '{}', '', '60004'],
      ...['', '{', '[]', '"text"', 'null'].map(
        (body) => [`the body "${body}"`, body, 'application/json', '60005'] as const,
      ),
    ])('is refused as %s (SBX-06~)', async (_, body, contentType, errorCode) => {
      const strict = await prepare()
      const answer = await strict.send(body, { 'content-type': contentType })
      expect(answer).toMatchObject({ body: { status: 'failure', errorCode } })
      expect(await recorded(strict)).toMatchObject([{ code: errorCode }])
    })
  })
}
