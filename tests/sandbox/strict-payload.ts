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
  readonly send: (payload: object) => Promise<Answer>
  /** Fields that may be left out. */
  readonly optional?: readonly string[]
}

type Payload = Strict['payload']

/** Every way to send a field wrongly, each under its name. */
const MISTAKES: Readonly<Record<string, (payload: Payload, field: string) => object>> = {
  misnamed: (payload, field) => ({ ...without(payload, field), [`${field}s`]: payload[field] }),
  null: (payload, field) => ({ ...payload, [field]: null }),
  'a list': (payload, field) => ({ ...payload, [field]: [payload[field]] }),
  'an object': (payload, field) => ({ ...payload, [field]: {} }),
}

/** A path takes its documented payload and nothing else; what it refuses it also records. */
export function takesExactly(name: string, prepare: () => Promise<Strict>): void {
  const recorded = async ({ sandbox }: Strict): Promise<readonly RefusalRecord[]> =>
    (await sandbox.control<{ refusals: RefusalRecord[] }>('/refusals')).refusals

  const expectRefusals = async (strict: Strict, payloads: readonly object[]) => {
    for (const payload of payloads)
      expect(await strict.send(payload)).toMatchObject({ status: 400, body: { status: 'failure', errorCode: '11' } })
    const refusals = await recorded(strict)
    expect(refusals.map(({ reason }) => reason)).toEqual(payloads.map(() => 'wrong-payload'))
  }

  describe(`the payload of ${name}`, () => {
    it('is taken as documented and leaves no refusal (SBX-06~, GWY-09~)', async () => {
      const strict = await prepare()
      expect(await strict.send(strict.payload)).toMatchObject({ status: 200, body: { status: 'success' } })
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

    it('is refused and recorded with a field too many, named in the record (SBX-06~)', async () => {
      const strict = await prepare()
      await expectRefusals(strict, [{ ...strict.payload, cvc: '123' }])
      expect((await recorded(strict))[0]?.detail).toContain('cvc')
    })
  })
}
