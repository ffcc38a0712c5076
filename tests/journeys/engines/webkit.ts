import { expect } from '@playwright/test'
import { findWebKit } from '../../../scripts/setup/webkit.mjs'
import { freePort } from '../../support/free-port'
import { startProgram } from './child-program'
import { ENVIRONMENT, type Engine, type EngineWindow, LANGUAGE, SIZE } from './engine'
import { KEYS, isReady, startSession } from './webdriver'

const CAPABILITIES = {
  pageLoadStrategy: 'eager',
  'webkitgtk:browserOptions': { args: ['--automation'] },
}

/**
 * Runs in the page: returns its errors since the previous call; the first call starts recording. WebDriver has no console, and WebKitGTK's
 * browser logs nothing for a driven page.
 */
function errorsHeard(): string[] {
  const page = window as Window & { errorsHeard?: string[] }
  if (page.errorsHeard) return page.errorsHeard.splice(0)
  const heard: string[] = (page.errorsHeard = [])
  const hear = (kind: string, said: unknown) => void heard.push(`${kind} error: ${String(said)}`)
  addEventListener('error', ({ message }) => hear('page', message))
  addEventListener('unhandledrejection', ({ reason }) => hear('page', reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, sample, sourceFile, lineNumber, columnNumber }) =>
    hear('policy', `${violatedDirective}, "${sample}", at ${sourceFile}:${lineNumber}:${columnNumber}`),
  )
  const write = console.error
  console.error = (...said) => {
    hear('console', said.map(String).join(' '))
    write.apply(console, said)
  }
  return []
}

/** Each session is a separate browser that stores data in memory only. */
async function openWindow(origin: string): Promise<EngineWindow> {
  const session = await startSession(origin, CAPABILITIES)
  const complaints: string[] = []
  const run = async (fn: (given: never) => unknown, given: unknown) => {
    complaints.push(...((await session.run(errorsHeard, null)) as string[]))
    return session.run(fn, given)
  }
  const read: EngineWindow['read'] = async (fn, given, place = 'page') => {
    if (place === 'page') return (await run(fn, given)) as never
    await session.switchTo(0)
    try {
      return (await run(fn, given)) as never
    } finally {
      await session.switchTo(null)
    }
  }
  await session.resize(SIZE)
  const [width, height] = await read(() => [innerWidth, innerHeight] as const, null)
  // The toolbar takes up part of the window.
  await session.resize({ width: 2 * SIZE.width - width, height: 2 * SIZE.height - height })
  return {
    open: session.goTo,
    reload: session.refresh,
    back: session.back,
    clickAt: session.click,
    type: (text) => session.press([...text]),
    press: (key) => session.press([KEYS[key]]),
    read,
    picture: session.screenshot,
    complaints: () => complaints,
    close: session.end,
  }
}

/** Debian's WebKitGTK (Safari's engine) on a virtual display; the driver starts the browser. */
export const webkit: Engine = {
  name: 'webkit',
  find: () => findWebKit()?.driver,
  async start() {
    const programs = findWebKit()
    if (!programs) throw new Error('There is no WebKitGTK here')
    const screen = startProgram(programs.screen, [
      '-displayfd',
      '1',
      '-screen',
      '0',
      '1280x1024x24',
      '-nolisten',
      'tcp',
    ])
    const display = await screen.firstLine()
    const port = String(await freePort())
    const driver = startProgram(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
      ...ENVIRONMENT,
      LANGUAGE,
      DISPLAY: `:${display}`,
      // WebKit's sandbox needs privileges that a container lacks.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    driver.discard()
    const origin = `http://127.0.0.1:${port}`
    await expect(async () => expect(await isReady(origin)).toBe(true)).toPass({ timeout: 20_000, intervals: [50] })
    const { version, end } = await startSession(origin, CAPABILITIES)
    await end()
    return {
      version: `WebKitGTK ${version}`,
      openWindow: () => openWindow(origin),
      async close() {
        await driver.stop()
        await screen.stop()
      },
    }
  },
}
