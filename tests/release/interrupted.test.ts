import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { root } from '../support/reading/files'

/** Keeps running after Ctrl-C, and ends with its input. */
const CHILD = `
  process.on('SIGINT', () => console.log('interrupted'))
  process.stdin.once('end', () => console.log('ended')).resume()
  console.log('ready')
`

const COMMAND = `
  import { startChild } from '${pathToFileURL(join(root, 'scripts/run/child.mjs')).href}'
  process.once('exit', () => console.log('undone'))
  startChild([process.execPath, '--eval', ${JSON.stringify(CHILD)}])
`

it('a command that is interrupted twice lets its child process end, then runs its cleanup (OPS-06~)', async () => {
  const command = spawn(process.execPath, ['--input-type=module', '--eval', COMMAND], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let said = ''
  command.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (said === 'ready\n') command.kill('SIGINT')
    if (said === 'ready\ninterrupted\n') {
      // npm forwards a Ctrl-C that its command has already received.
      command.kill('SIGINT')
      command.stdin.end()
    }
  })
  const [code] = (await once(command, 'close')) as unknown[]
  expect([code, said]).toEqual([130, 'ready\ninterrupted\nended\nundone\n'])
})
