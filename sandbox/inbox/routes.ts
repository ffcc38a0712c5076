import { Hono } from 'hono'
import { script } from '../page/document'
import { LIVE_SCRIPT } from '../page/live-script'
import type { Env } from '../kernel/program'
import type { Deps } from '../kernel/deps'
import { type Numbered, inboxPage } from './page'
import { pageLanguage } from '../page/page-language'

const SHOWN = 100

/** All SMS that the sandbox sends, to any phone, newest first. */
export function inboxRoutes({ state, origins }: Deps): Hono<Env> {
  const app = new Hono<Env>()
  app.get('/', ({ req }) => {
    const gsmNumber = req.query('gsmNumber')?.trim() ?? ''
    // A `+` in a URL is decoded as a space, and users type numbers in different notations, so only the last ten digits count.
    const wanted = gsmNumber.replace(/\D/g, '').slice(-10)
    const messages = state.messages
      .map((message, number): Numbered => [number, message])
      .filter(([, message]) => message.gsmNumber.endsWith(wanted))
      .slice(-SHOWN)
      .reverse()
    return inboxPage({ lang: pageLanguage(req), origins, gsmNumber, messages })
  })
  app.get('/live.js', () => script(LIVE_SCRIPT))
  return app
}
