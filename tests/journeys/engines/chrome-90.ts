import { join } from 'node:path'
import { type Frame, chromium } from '@playwright/test'
import { findChrome90 } from '../../../scripts/setup/chrome-90.mjs'
import { ENVIRONMENT, type Engine, type EngineWindow, LANGUAGE, SIZE } from './engine'

/**
 * The oldest supported Chrome. Playwright's locators need functions that it lacks, so tests use keyboard, pointer and functions that run in
 * the page.
 */
export const chrome90: Engine = {
  name: 'chrome-90',
  find: findChrome90,
  async start(program) {
    const browser = await chromium.launch({
      executablePath: program,
      args: ['--headless', '--no-sandbox', '--disable-gpu'],
      // The libraries that a server lacks are next to the program.
      env: { ...process.env, ...ENVIRONMENT, LD_LIBRARY_PATH: join(program, '../lib') },
    })
    return {
      version: `Chrome ${browser.version()}`,
      async openWindow(): Promise<EngineWindow> {
        const context = await browser.newContext({ locale: LANGUAGE, viewport: SIZE })
        const page = await context.newPage()
        const complaints: string[] = []
        page.on('console', (message) => {
          if (message.type() === 'error') complaints.push(`console error: ${message.text()}`)
        })
        page.on('pageerror', (error) => complaints.push(`page error: ${String(error)}`))
        const inPlace = (place: string): Frame => {
          const frame = place === 'frame' ? page.mainFrame().childFrames()[0] : page.mainFrame()
          if (!frame) throw new Error('There is no frame in the page yet')
          return frame
        }
        return {
          open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
          reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
          back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
          clickAt: (x, y) => page.mouse.click(x, y),
          type: (text) => page.keyboard.type(text),
          press: (key) => page.keyboard.press(key),
          read: (fn, given, place = 'page') => inPlace(place).evaluate(fn as never, given as never) as never,
          picture: () => page.screenshot(),
          complaints: () => complaints,
          close: () => context.close(),
        }
      },
      close: () => browser.close(),
    }
  },
}
