import type { ValueSchema } from '../../../src/gateways/answer'
import { outcomeOf } from '../../../src/gateways/answer'
import type { Call } from '../../../src/gateways/call'
import type { Http } from '../../../src/gateways/http'
import { gatewayOf } from '../../../src/gateways/provider'
import { CONTRACT } from './all'
import { edgeOver } from '../answering-http'

export type Reading = (text: string, status?: number) => unknown

/** A call's answer in the envelope of its gateway. */
const inEnvelope = (path: string, answer: unknown) =>
  gatewayOf(path) === 'payment' ? { status: 'success', ...(answer as object) } : { status: 'success', data: answer }

/** The real reading of each call's answers with its own schema, without a network. */
export const readings = await Promise.all(
  CONTRACT.map(async ({ make, path, answer, value }) => {
    const made: Call<unknown>[] = []
    const http: Http = {
      async send(call) {
        made.push(call)
        return { kind: 'refused', code: '', group: undefined, message: undefined }
      },
    }
    await make(edgeOver(http))
    const [call] = made
    if (!call) throw new Error(`${path} sends nothing`)
    const schema: ValueSchema<unknown> = call.schema
    const read: Reading = (text, status = 200) => outcomeOf({ status, text }, call.path, schema)
    const framing = (told: unknown) => inEnvelope(path, told)
    return {
      name: `${call.method} ${call.path} (${call.kind})`,
      answer,
      framed: framing(answer),
      framing,
      value,
      schema,
      read,
    }
  }),
)
