import { outcomeOf } from '../../src/gateways/answer'
import { GatewayError } from '../../src/gateways/outcome'
import type { AnsweringHttp } from './answering-http'

/** Answers each call with the body whose key its path ends with: `''` is an empty one, `null` no answer. An unexpected call is an error. */
export function answersByPath(bodies: Readonly<Record<string, object | '' | null>>): AnsweringHttp {
  const calls: AnsweringHttp['calls'] = []
  return {
    calls,
    async send({ schema, ...call }) {
      calls.push(call)
      const found = Object.entries(bodies).find(([path]) => call.path.endsWith(path))
      if (!found) throw new Error(`unexpected call: ${call.path}`)
      const [, body] = found
      if (body === null) throw new GatewayError('offline', call.path)
      return outcomeOf({ status: 200, text: body === '' ? body : JSON.stringify(body) }, call.path, schema)
    },
  }
}
