import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { npm } from '../../scripts/run/programs.mjs'
import { root } from '../support/reading/files'

function run(command: readonly string[], env: Readonly<Record<string, string>>) {
  const [file = '', ...args] = command
  const { PATH = '', HOME = '' } = process.env
  return spawnSync(file, args, { cwd: root, env: { PATH, HOME, ...env }, encoding: 'utf8' }).stdout
}

it.each([{ NODE_ENV: 'production' }, { npm_config_omit: 'dev' }])(
  'npm installs what a build needs in a shell with %j (OPS-01~)',
  (env) => {
    expect(run([...npm(), 'ls', '--depth=0', '--parseable'], env)).toMatch(/node_modules[\\/]vite$/m)
  },
)

it.each(['development', 'test', ''])(
  'a build in a shell with NODE_ENV=%s has the production build of React (OPS-02~)',
  (NODE_ENV) => {
    const folder = mkdtempSync(join(tmpdir(), 'node-env-'))
    try {
      const script = `
      const { buildApp } = await import('./scripts/build/bundles.mjs')
      const entry = 'virtual:entry'
      const plugin = {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? 'console.log(process.env.NODE_ENV, import.meta.env.PROD)' : undefined),
      }
      const build = { outDir: process.argv[1], rolldownOptions: { input: entry } }
      const [chunk] = await buildApp(process.argv[2], { configFile: false, plugins: [plugin], build })
      console.log(chunk.code)`
      const said = run([process.execPath, '--input-type=module', '-e', script, folder, root], { NODE_ENV })
      expect(said).toMatch(/console\.log\(["'`]production["'`], ?(?:true|!0)\)/)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
