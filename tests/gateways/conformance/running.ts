import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { root } from '../../support/reading/files'

export interface Ran {
  readonly code: number
  readonly said: string
  readonly errors: string
}

/** Runs the command as an engineer does without a terminal, with the configuration in a file. */
export async function runConformance(addresses: readonly string[], configuration: object, args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'checkout.json')
  writeFileSync(file, JSON.stringify(configuration))
  const command = ['scripts/conformance.mjs', ...addresses, '--config', file, ...args]
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const [said, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ])
  return { code, said, errors } satisfies Ran
}
