import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { hostingOf, hostingSchema } from '../../scripts/configure/hosting.mjs'
import { findNginx } from '../../scripts/setup/nginx.mjs'
import { policyIn } from '../sandbox/wanted-headers'
import { textOf } from '../support/reading/files'
import { freePort } from '../support/free-port'
import { commandsIn, copyInto, makeClone, readRecipe } from './support/guide-commands'
import { contentsOf, temporaryFolder } from './support/made-build'
import { ask, hasNginx, type RunningNginx, startNginx } from './support/running-nginx'
import { eventually } from '../support/eventually'

const guide = textOf('docs/operator-guide.md')
const commands = commandsIn(guide)

const RECIPE = 'docs/examples/container/Containerfile'
const OLD = '/assets/old-1234567.js'

const folder = temporaryFolder()
const started: RunningNginx[] = []
afterAll(async () => {
  await Promise.all(started.map((nginx) => nginx.close()))
  folder.remove()
})

const isRoot = process.getuid?.() === 0

/** Runs a line of the guide in a shell, as its reader does. */
async function run(command: string, cwd: string): Promise<{ readonly code: number | null; readonly said: string }> {
  const PATH = `${process.env['PATH'] ?? ''}:${dirname(findNginx() ?? '/usr/sbin/nginx')}`
  const child = spawn('sh', ['-c', command], {
    cwd,
    env: { HOME: folder.path, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, said: said[0] + said[1] }
}

/** Replaces `curl --fail --head`, because not every machine has curl. */
async function curl(command: string, port: number) {
  const [, path = '', otherwise] =
    /^curl --fail --head http:\/\/127\.0\.0\.1:8080(\/\S*)( \|\| echo refused)?$/.exec(command) ?? []
  const { status, headers } = await ask(`http://127.0.0.1:${String(port)}`, path, { method: 'HEAD' })
  expect([command, status]).toEqual([command, otherwise ? 404 : 200])
  const { 'frame-ancestors': parents } = policyIn(String(headers['content-security-policy']))
  expect([command, parents]).toEqual([command, [path.startsWith('/embed') ? 'https://shop.example' : "'none'"]])
}

/** Follows the recipe's steps in a folder, without building an image. Another port replaces the container's own network. */
async function container(clone: string, command: string) {
  const recipe = readRecipe(RECIPE)
  expect(recipe.from).toMatch(/^nginx:\d+\.\d+-alpine$/)
  expect(recipe.port).toBe(String(hostingOf({}).port))
  const [uid = 0, gid = 0] = recipe.user.split(':').map(Number)
  expect([uid > 0, gid > 0]).toEqual([true, true])
  expect(command).toMatch(new RegExp(`--read-only .*--tmpfs ${recipe.copied[1] ?? ''}/run:uid=${uid},gid=${gid} `))

  const image = join(folder.path, 'image')
  const target = copyInto(image, join(clone, 'served'), recipe)
  const port = await freePort()
  const configuration = join(target, 'nginx.conf')
  writeFileSync(configuration, readFileSync(configuration, 'utf8').replace(/listen \S+/, `listen ${String(port)}`))
  if (isRoot) chownSync(join(target, 'run'), uid, gid)
  chmodSync(target, 0o555)
  const before = contentsOf(target)
  const logs = join(folder.path, 'logs')
  mkdirSync(logs)
  for (const name of ['access.log', 'errors.log']) {
    writeFileSync(join(logs, name), '')
    chmodSync(join(logs, name), 0o666)
  }
  const entry = recipe.entry.map((word) => (word.startsWith('/') ? image + word : word))
  const user = isRoot ? { uid, gid } : undefined
  const nginx = await startNginx({ command: entry, cwd: target, port, logs, user })
  try {
    const health = await ask(nginx.origin, new URL(recipe.health).pathname)
    expect([new URL(recipe.health).port, health.status]).toEqual([recipe.port, 200])
    const page = await ask(nginx.origin, '/?lang=en')
    expect([page.status, page.body.includes('<html lang="en">')]).toEqual([200, true])
    expect((await ask(nginx.origin, '/assets/missing-1234567.js')).status).toBe(404)
    const after = Object.entries(contentsOf(target)).filter(([name]) => !name.startsWith('run/'))
    expect(Object.fromEntries(after)).toEqual(before)
    expect(nginx.errors()).not.toMatch(/emerg|alert|crit|denied/)
  } finally {
    await nginx.close()
    chmodSync(target, 0o755)
  }
}

describe.skipIf(!hasNginx)('the operator’s guide', () => {
  it('the commands of the operator’s guide serve, replace an older release, and run a container (OPS-05~)', async () => {
    const clone = makeClone(join(folder.path, 'clone'))
    const file = (name: string) => join(clone, name)
    const port = await freePort()
    const here = (command: string) => command.replaceAll('8080', String(port))
    const served = async (path: string) => (await ask(`http://127.0.0.1:${String(port)}`, path)).status
    writeFileSync(file(`dist${OLD}`), 'old')
    const done: string[] = []

    for (const command of commands) {
      done.push(command)
      const [name, ...words] = command.split(' ')
      const isRelease = done.filter((each) => each === command).length === 2
      if (command === 'npm ci' || command === 'npm run build') {
        // The test run has done both already.
        expect(existsSync(file(command === 'npm ci' ? 'node_modules' : 'dist/build.json'))).toBe(true)
      } else if (name === 'curl') {
        await curl(command, port)
      } else if (name === 'docker') {
        if (words[0] === 'run') await container(clone, command)
        else expect(command).toBe(`docker build --tag checkout --file ${RECIPE} served`)
      } else if (name === 'nginx' && !words.includes('-s')) {
        started.push(await startNginx({ command: command.split(' '), cwd: clone, port, logs: folder.path }))
      } else {
        if (isRelease && words.includes('--into')) {
          expect(await served(OLD)).toBe(200)
          rmSync(file(`dist${OLD}`))
          writeFileSync(file('checkout.json'), readFileSync(file('checkout.json'), 'utf8').replace('Cüzdan', 'Second'))
        }
        const { code, said } = await run(here(command), clone)
        expect([command, code, said]).toEqual([command, 0, said])
        if (name === 'cp') writeFileSync(file('checkout.json'), here(readFileSync(file('checkout.json'), 'utf8')))
      }
    }
    expect(done.filter((command) => command.startsWith('npm run configure'))).toHaveLength(3)

    const statuses = new Set<number>()
    await eventually(async () => {
      const page = await ask(`http://127.0.0.1:${String(port)}`, '/')
      statuses.add(page.status)
      expect(page.body.toString()).toContain('"name":"Second"')
    })
    expect([[...statuses], await served(OLD)]).toEqual([[200], 200])

    const superseded = JSON.parse(readFileSync(file('served/superseded.json'), 'utf8')) as Record<string, string>
    const later = new Date(Date.parse(superseded[`files${OLD}`] ?? '') + 48 * 3_600_000).toISOString()
    const release = done.filter((command) => command.includes('--into')).at(-1) ?? ''
    // Pages of another configuration, so that those of the second release are superseded on any day of the month.
    writeFileSync(file('checkout.json'), readFileSync(file('checkout.json'), 'utf8').replace('Second', 'Third'))
    expect(await run(`${release} --now ${later}`, clone)).toMatchObject({ code: 0 })
    expect([await served(OLD), await served('/')]).toEqual([404, 200])
    expect(started[0]?.errors()).not.toMatch(/emerg|alert|crit|denied/)
  })
})

it('the operator’s guide lists every hosting setting with its default (DOC-03~)', () => {
  const rows = Array.from(guide.matchAll(/^\| `(hosting\.[\w.]+)` +\| `?([^|`]+?)`? +\|/gm), ([, name, value]) => [
    name,
    value,
  ])
  const flat = (values: object, path: string): [string, string][] =>
    Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? flat(value, `${path}.${name}`)
        : [[`${path}.${name}`, String(value)] as [string, string]],
    )
  expect(rows).toEqual(flat(hostingOf({}), 'hosting'))
  expect(Object.keys(hostingSchema.entries)).toEqual(Object.keys(hostingOf({})))
})
