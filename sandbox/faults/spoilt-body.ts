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
    play: async ({ argument, answer, deps }) => {
      const whole = await answer()
      return having(whole, trickled(await whole.arrayBuffer(), Number(argument), deps.wait))
    },
  },
  // Of an order: another word on its payment, or none, that names no attempt.
  says: {
    argument: /^[A-Z0-9_]*$/,
    play: async ({ argument, answer }) => {
      const whole = await answer()
      const body = (await whole.json()) as object
      const said = { submissionId: undefined, paymentId: undefined, paidPrice: undefined, errorCode: undefined }
      const paymentStatus = argument === '' ? undefined : argument
      return Response.json({ ...body, ...said, paymentStatus }, { status: whole.status })
    },
  },
  without: {
    argument: /^\w+$/,
    play: async ({ argument, answer }) => {
      const whole = await answer()
      const { [argument]: _, ...body } = (await whole.json()) as Record<string, unknown>
      return Response.json(body, { status: whole.status })
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
