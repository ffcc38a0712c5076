import { type Acts, JSON_OBJECT } from './act'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Replaces a value by one of another type: objects and numbers swap, strings become arrays. */
function otherType(value: unknown): unknown {
  if (typeof value === 'number') return { value }
  if (Array.isArray(value)) return Object.fromEntries(Object.entries(value))
  if (isObject(value)) return Object.keys(value).length
  return value === null ? {} : [value]
}

/** Changes the type of the value at the path. Returns the body unchanged if the path does not exist. */
function withOtherType(body: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return otherType(body)
  if (!isObject(body) || !Object.hasOwn(body, key)) return body
  const changed = { ...body, [key]: withOtherType(body[key], rest) }
  return Array.isArray(body) ? Object.values(changed) : changed
}

/** Chunks per second: with many more, the client would see one stream again. */
const DROPS = 20

/** A body that is sent in chunks, at this many bytes per second. Stops when the client cancels. */
function trickled(
  body: ArrayBuffer,
  bytesPerSecond: number,
  wait: (milliseconds: number) => Promise<void>,
): ReadableStream<Uint8Array> {
  const drop = Math.ceil(bytesPerSecond / DROPS)
  const pause = (1000 * drop) / bytesPerSecond
  let sent = 0
  let isOpen = true
  return new ReadableStream(
    {
      async pull(controller) {
        await wait(pause)
        if (!isOpen) return
        if (sent >= body.byteLength) controller.close()
        else controller.enqueue(new Uint8Array(body.slice(sent, (sent += drop))))
      },
      cancel() {
        isOpen = false
      },
    },
    { highWaterMark: 0 },
  )
}

function having(whole: Response, body: ArrayBuffer | ReadableStream<Uint8Array>): Response {
  const contentType = whole.headers.get('content-type') ?? 'application/json'
  return new Response(body, { status: whole.status, headers: { 'content-type': contentType } })
}

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
  // For an order's answer: replaces or removes the payment's status, and removes what identifies the attempt.
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
  // Adds fields to the answer, or replaces them.
  with: {
    argument: JSON_OBJECT,
    play: async ({ argument, answer }) => {
      const whole = await answer()
      const body = (await whole.json()) as object
      return Response.json({ ...body, ...(JSON.parse(argument) as object) }, { status: whole.status })
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
