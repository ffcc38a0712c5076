import { exportsOf } from '../run/exports-of.mjs'

/** @import { Task } from './crew.mjs' */

const REPORTS = 'tests/machines/exploration/reports.ts'

const DONE_BY = /** @type {const} */ ({ order: 'reportOfOrder', plant: 'reportOfPlant' })

const reports = await exportsOf(REPORTS)

/** @param {Task} task */
async function done({ kind, args }) {
  try {
    return { report: await reports[DONE_BY[kind]](...args) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

process.on('message', async (/** @type {Task} */ task) => process.send?.(await done(task)))
process.send?.({ isReady: true })
