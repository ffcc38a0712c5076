import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ClearCause } from '../../scripts/run/clear-cause.mjs'
import { freeBlock, wantedPort } from '../../scripts/run/free-block.mjs'
import { setUpBrowser } from '../../scripts/setup/browser.mjs'
import { build } from '../../scripts/setup/built.mjs'
import { root } from '../support/reading/files'

/** A folder with the commands as in a fresh clone, without installed packages and builds. */
let clone = ''

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'clear-causes-'))
  for (const path of ['scripts', 'package.json', 'package-lock.json', '.npmrc'])
    cpSync(join(root, path), join(clone, path), { recursive: true })
})
afterAll(() => rmSync(clone, { recursive: true, force: true }))

async function endOf(child: ChildProcess) {
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(String(text)))
  const [code] = (await once(child, 'close')) as [number]
  return { said: said.join(''), code }
}

function run(
  command: string,
  { args = [], env = {} }: { args?: readonly string[]; env?: Record<string, string> } = {},
) {
  const { PATH, HOME } = process.env
  return endOf(
    spawn(process.execPath, [...args, `scripts/${command}.mjs`], { cwd: clone, env: { PATH, HOME, ...env } }),
  )
}

const STACK = /\n\s+at /

const OLD_NODE = `--import=data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.0.0'})`

const NO_REGISTRY = { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' }

describe.each(['start', 'test'])('npm run %s', (command) => {
  it('an old Node is named with the required version (OPS-01~)', async () => {
    const { said, code } = await run(command, { args: [OLD_NODE] })
    expect([said, code]).toEqual([expect.stringContaining('Node 20.19 or later is needed; this is Node 18.0.0'), 1])
    expect(said).not.toMatch(STACK)
  })

  it('an unreachable package registry is named as what is needed (OPS-01~)', async () => {
    const env = { ...NO_REGISTRY, npm_config_cache: join(clone, `none-${command}`) }
    const { said, code } = await run(command, { env })
    expect([said, code]).toEqual([expect.stringContaining('It needs a reachable package registry'), 1])
    expect(said).toContain('Installing the dependencies of package-lock.json')
    expect(said).not.toMatch(STACK)
  })
})

describe('the ports of npm start', () => {
  it('a SANDBOX_PORT that is not a port is reported before the set-up begins (OPS-01~)', async () => {
    const { said, code } = await run('start', { env: { SANDBOX_PORT: 'abc' } })
    expect(said.trim()).toBe("SANDBOX_PORT must be a whole number from 1 to 65530; it is 'abc'.")
    expect(code).toBe(1)
  })

  it.each(['0', '-1', '4100.5', '65531', 'free', '4e9'])('SANDBOX_PORT may not be %s (OPS-01~)', (named) => {
    expect(() => wantedPort(named)).toThrow(ClearCause)
  })

  it('npm start looks for ports from SANDBOX_PORT on, and from 4100 where it is not set', () => {
    expect(['4200', '65530', '', undefined].map((named) => wantedPort(named))).toEqual([4200, 65_530, 4100, 4100])
  })

  it('ports that are all taken are named, up to the last port that there is (OPS-01~)', async () => {
    await expect(freeBlock(65_531)).rejects.toThrow(/^No 6 free ports in a row between 65531 and 65535\.$/)
  })
})

describe('the browser of npm test', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })

  it('a CHROME_PATH that is not a browser is reported (OPS-01~)', async () => {
    vi.stubEnv('CHROME_PATH', '/nowhere')
    await expect(setUpBrowser()).rejects.toThrow(/^CHROME_PATH is \/nowhere, but that is not a Chrome/)
  })

  it('a missing browser is reported with how to get one on each system (OPS-01~)', async () => {
    vi.stubEnv('CHROME_PATH', '')
    vi.stubEnv('PATH', clone)
    // As root, the command would install a browser.
    vi.spyOn(process, 'getuid').mockReturnValue(1000)
    vi.spyOn(process, 'platform', 'get').mockReturnValue('linux')
    await expect(setUpBrowser()).rejects.toThrow(/apt-get install chromium[^]*brew install[^]*google\.com\/chrome/)
  })
})

it('a failed build shows its own errors and names what could not be built (OPS-01~)', async () => {
  const made = { name: 'clear-cause', sources: [], made: 'nothing' }
  const program = "console.log('a wrong comma'); process.exitCode = 1"
  const failing = build({ ...made, command: () => [process.execPath, '-e', program] })
  await expect(failing).rejects.toThrow(/^a wrong comma\n\nThe clear-cause could not be built; its errors are above\.$/)
})
