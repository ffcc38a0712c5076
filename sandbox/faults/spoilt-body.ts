import type { Acts } from './act'
import { trickled } from './trickle'
import { withOtherType } from './wrong-type'

/** The real answer with another body. */
function having(whole: Response, body: ArrayBuffer | ReadableStream<Uint8Array>): Response {
  const contentType = whole.headers.get('content-type') ?? 'application/json'
  return new Response(body, { status: whole.status, headers: { 'content-type': contentType } })
}

/** The real answer, and something wrong with its body. */
export const SPOILT_BODY_ACTS: Acts = {
  truncate: {
    argument: /^\d{1,6}$/,
    play: async ({ argument, answer }) => {
      const whole = await answer()
      return having(whole, (await whole.arrayBuffer()).slice(0, Number(argument)))
    },
  },
  trickle: {
    argument: /^[1-9]\d{0,5}$/,
    play: async ({ argument, answer, world }) => {
      const whole = await answer()
      return having(whole, trickled(await whole.arrayBuffer(), Number(argument), world.wait))
    },
  },
  wrongtype: {
    argument: /^[^.]+(?:\.[^.]+)*$/,
    play: async ({ argument, answer }) => {
      const whole = await answer()
      const body: unknown = await whole.json()
      return Response.json(withOtherType(body, argument.split('.')), { status: whole.status })
    },
  },
}
