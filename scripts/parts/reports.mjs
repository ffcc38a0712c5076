import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/root.mjs'

const folder = join(root, '.build', 'reports')

/** Folder of the runners' reports, separate for each process so that parallel runs do not share it. */
export const reportsOf = (pid = process.pid) => join(folder, String(pid))

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Removes the reports of processes that have exited. */
export function clearReports() {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder))
    if (!isRunning(Number(name))) rmSync(join(folder, name), { recursive: true, force: true })
}
