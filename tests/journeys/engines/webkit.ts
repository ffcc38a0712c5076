import { expect } from '@playwright/test'
import { findWebKit } from '../../../scripts/setup/webkit.mjs'
import { freePort } from '../../support/free-port'
import { startProgram } from './child-program'
import { ENVIRONMENT, type Engine, type EngineWindow, LANGUAGE, SIZE } from './engine'
import { KEYS, isReady, startSession } from './webdriver'

const CAPABILITIES = {
  pageLoadStrategy: 'eager',
  'webkitgtk:browserOptions': { args: ['--automation', '--enable-write-console-messages-to-stdout=true'] },
}

/** WebDriver has no console, so WebKit writes it into the output, of the page and of its frames. */
const CONSOLE_ERROR = /CONSOLE(?: [A-Z]+)* ERROR.*/

/** A session is a browser of its own, with storage in memory alone. */
async function openWindow(origin: string, complaints: readonly string[]): Promise<EngineWindow> {
  const session = await startSession(origin, CAPABILITIES)
  const read: EngineWindow['read'] = async (fn, given, place = 'page') => {
    if (place === 'page') return (await session.run(fn, given)) as never
    await session.switchTo(0)
    try {
      return (await session.run(fn, given)) as never
    } finally {
      await session.switchTo(null)
    }
  }
  await session.resize(SIZE)
  const [width, height] = await read(() => [innerWidth, innerHeight] as const, null)
  // The toolbar takes its part of the window.
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

/** Debian's WebKitGTK, Safari's engine, on a virtual screen; the driver starts the browser. */
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
      // WebKit's sandbox asks for rights that a container lacks.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    let complaints: string[] = []
    driver.onLine((line) => {
      const [error] = CONSOLE_ERROR.exec(line) ?? []
      if (error !== undefined) complaints.push(error)
    })
    const origin = `http://127.0.0.1:${port}`
    await expect(async () => expect(await isReady(origin)).toBe(true)).toPass({ timeout: 20_000, intervals: [50] })
    const { version, end } = await startSession(origin, CAPABILITIES)
    await end()
    return {
      version: `WebKitGTK ${version}`,
      openWindow: () => openWindow(origin, (complaints = [])),
      async close() {
        await driver.stop()
        await screen.stop()
      },
    }
  },
}
