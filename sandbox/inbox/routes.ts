import { Hono } from 'hono'
import { languageOf } from '../language'
import { script } from '../page/document'
import type { Env } from '../program'
import type { World } from '../world'
import { inboxPage } from './page'

/** A phone for everybody: every SMS that the sandbox sends lies here, newest first. */
export function inboxRoutes({ state }: World): Hono<Env> {
  const app = new Hono<Env>()
  app.get('/', ({ req }) => {
    const gsmNumber = req.query('gsmNumber')?.trim() ?? ''
    // A `+` in an address reads as a space, and a person filters by how the number is usually typed.
    const wanted = gsmNumber.replace(/\D/g, '').slice(-10)
    const messages = state.messages.filter((message) => message.gsmNumber.endsWith(wanted)).reverse()
    return inboxPage({ lang: languageOf(req.query('lang')), gsmNumber, messages })
  })
  app.get('/refresh.js', () => script(REFRESH))
  return app
}

// Replaces only the messages, so that focus, scrolling and what is being typed into the filter stay.
const REFRESH = `
const list = document.getElementById('messages')
setInterval(async () => {
  if (document.hidden) return
  try {
    const fresh = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html')
    const next = fresh.getElementById('messages')
    if (next && next.innerHTML !== list.innerHTML) list.innerHTML = next.innerHTML
  } catch {}
}, 2000)
`
