import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../run/root.mjs'
import { startChild } from '../run/child.mjs'

/** @typedef {{ readonly kind: 'order' | 'plant', readonly args: readonly (string | undefined)[] }} Task */

/** Exploring a million transitions takes three gigabytes. */
const HEAP = '--max-old-space-size=8192'

/** A process is replaced after this many tasks, which frees the memory of the spaces it has explored. */
const TASKS = 8

function startWorker() {
  const child = startChild([process.execPath, HEAP, join(root, 'scripts', 'explore', 'worker.mjs')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  /** @returns {Promise<any>} the next message; rejects if the process exits first */
  async function nextReply() {
    const listening = new AbortController()
    const { signal } = listening
    const ended = once(child, 'exit', { signal }).then(([code]) => {
      throw new Error(`an exploring process ended with ${code}`)
    })
    try {
      const [message] = await Promise.race([once(child, 'message', { signal }), ended])
      return message
    } finally {
      listening.abort()
      // Prevents an unhandled rejection of the promise that is no longer awaited.
      ended.catch(() => undefined)
    }
  }
  const ready = nextReply()
  return {
    /** @param {Task} task */
    async work(task) {
      await ready
      const answer = nextReply()
      child.send(task)
      const { report, error } = await answer
      if (error !== undefined) throw new Error(error)
      return report
    },
    stop: () => child.disconnect(),
  }
}

/**
 * Distributes tasks to parallel processes in the given order, and passes on each report as it arrives.
 *
 * @param {readonly Task[]} tasks
 * @param {number} workers
 * @param {(report: any, task: Task) => void} onDone
 */
export async function doTasks(tasks, workers, onDone) {
  const queue = tasks[Symbol.iterator]()
  const member = async () => {
    let worker = startWorker()
    let count = 0
    for (const task of queue) {
      if (count === TASKS) {
        worker.stop()
        worker = startWorker()
        count = 0
      }
      count += 1
      onDone(await worker.work(task), task)
    }
    worker.stop()
  }
  await Promise.all(Array.from({ length: Math.min(workers, tasks.length) }, member))
}
