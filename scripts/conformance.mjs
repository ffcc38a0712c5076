import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { endWith } from './run/clear-cause.mjs'
import { exportsOf } from './run/exports-of.mjs'
import { setUpDependencies } from './setup/dependencies.mjs'

/** @param {string} path */
function textIn(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Returns undefined without a terminal. */
async function askCode() {
  if (!process.stdin.isTTY) return undefined
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const code = (await terminal.question('The code of the SMS that was just sent: ')).trim()
  terminal.close()
  return code === '' ? undefined : code
}

/** @param {number} milliseconds */
async function wait(milliseconds) {
  if (milliseconds >= 1000) console.error(`Waiting ${Math.ceil(milliseconds / 1000)} s, as the shopper has to.`)
  await pause(milliseconds)
}

await endWith(async () => {
  await setUpDependencies()
  const { runCommand } = await exportsOf('scripts/conformance/command.ts')
  const [print, printError] = [console.log, console.error]
  return runCommand(process.argv.slice(2), { readFile: textIn, wait, askCode, print, printError })
})
