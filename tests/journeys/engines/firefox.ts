import puppeteer, { type Frame } from 'puppeteer-core'
import { findFirefox } from '../../../scripts/setup/firefox.mjs'
import { ENVIRONMENT, type Engine, type EngineWindow, LANGUAGE, SIZE } from './engine'

/** The fingerprint library's cookie test; Firefox logs its rejection in a frame. */
const REFUSED_COOKIE = /Cookie “cookietest” has been rejected/

/** Debian's Firefox over WebDriver BiDi; Playwright drives only its own build. */
export const firefox: Engine = {
  name: 'firefox',
  find: findFirefox,
  async start(program) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program,
      headless: true,
      env: { ...process.env, ...ENVIRONMENT },
      extraPrefsFirefox: { 'intl.accept_languages': LANGUAGE },
    })
    return {
      version: await browser.version(),
      async openWindow(): Promise<EngineWindow> {
        const context = await browser.createBrowserContext()
        const page = await context.newPage()
        await page.setViewport(SIZE)
        const complaints: string[] = []
        page.on('console', (message) => {
          if (message.type() === 'error') complaints.push(`console error: ${message.text()}`)
        })
        page.on('pageerror', (error) => {
          if (!REFUSED_COOKIE.test(String(error))) complaints.push(`page error: ${String(error)}`)
        })
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
          press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
          read: (fn, given, place = 'page') => inPlace(place).evaluate(fn as never, given),
          picture: async () => Buffer.from(await page.screenshot()),
          complaints: () => complaints,
          close: () => context.close(),
        }
      },
      close: () => browser.close(),
    }
  },
}
