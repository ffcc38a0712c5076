/** Drops a second: more of them than this would be one stream again. */
const DROPS = 20

/** A body that comes in drops, so many bytes a second. Who stops listening stops it. */
export function trickled(
  body: ArrayBuffer,
  bytesPerSecond: number,
  wait: (milliseconds: number) => Promise<void>,
): ReadableStream<Uint8Array> {
  const drop = Math.ceil(bytesPerSecond / DROPS)
  const pause = (1000 * drop) / bytesPerSecond
  let sent = 0
  let isHeard = true
  return new ReadableStream(
    {
      async pull(controller) {
        await wait(pause)
        if (!isHeard) return
        if (sent >= body.byteLength) controller.close()
        else controller.enqueue(new Uint8Array(body.slice(sent, (sent += drop))))
      },
      cancel() {
        isHeard = false
      },
    },
    { highWaterMark: 0 },
  )
}
