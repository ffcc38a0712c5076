import { expect } from 'vitest'
import type { HostEvent } from '../../../machines/checkout/ports'
import type { CountedEvent } from '../../../src/services/telemetry/events'
import { listenToHost } from '../../../src/services/session/host-message'
import type { HostedWindow } from '../../../src/services/platform/host-page'
import type { StoredLogin } from '../../../src/services/storage/session-store'
import { createServerClock } from '../../../src/services/platform/server-clock'
import { HOST_KEY, tokenWith } from '../../support/host-message'
import { tabStorage } from '../../support/tab-storage'

export const NOW = 1_763_000_000_000
export const IDS = { memberId: '7', memberUserId: 'u-1' }
export const claims = { ...IDS, accessToken: tokenWith(IDS), iat: NOW / 1000 }

interface Around {
  readonly isIos?: boolean
  readonly bridge?: boolean
  readonly isFramed?: boolean
  readonly knowsTime?: boolean
}

/** A page in a host app that records its reactions to messages. */
export function hostedPage(
  { isIos = false, bridge = true, isFramed = false, knowsTime = true }: Around = {},
  tab = tabStorage(),
) {
  const document = new EventTarget()
  const navigator = { userAgent: isIos ? 'iPhone' : 'Android', maxTouchPoints: 5 }
  const window = Object.assign(new EventTarget(), {
    document,
    navigator,
    location: { origin: 'https://pay.example' },
    ...(bridge ? { ReactNativeWebView: {} } : {}),
  }) as unknown as HostedWindow & EventTarget & { top: unknown }
  window.top = (isFramed ? {} : window) as Window
  const time = createServerClock()
  if (knowsTime) time.set(NOW)
  const emitted: HostEvent[] = []
  const counted: CountedEvent[] = []
  const received: StoredLogin[] = []
  let loggedIn = false
  let isWaiting = false
  let asked = 0
  let restoring: Promise<void> | undefined
  listenToHost(
    {
      embeddedApp: { bridge: 'wallet', key: HOST_KEY, strict: false },
      order: 'tok',
      storage: () => tab.storage,
      time,
      session: {
        credentials() {
          asked += 1
          return loggedIn ? { ...IDS, accessToken: 'own', iyziLc: undefined } : undefined
        },
        hasReceived: () => isWaiting,
        receive(login) {
          received.push(login)
          isWaiting = true
        },
        restoring: () => restoring,
      },
      emit: (event) => void emitted.push(event),
      events: { record: (event) => void counted.push(event) },
    },
    window,
  )
  return {
    time,
    emitted,
    received,
    logIn: () => (loggedIn = true),
    /** The provider has refused the login that was handed over. */
    refuseLogin: () => (isWaiting = false),
    /** The stored login is being restored until the returned function is called. */
    restore() {
      let end: () => void = () => undefined
      restoring = new Promise((resolve) => {
        end = resolve
      })
      loggedIn = true
      return (isConfirmed: boolean) => {
        loggedIn = isConfirmed
        restoring = undefined
        end()
      }
    },
    /** How often the page checked whether a member is logged in. */
    asked: () => asked,
    refusals: () => counted.map((event) => ('label' in event ? event.label : event.action)),
    say: (data: unknown, to: EventTarget = isIos ? window : document, more: MessageEventInit = {}) =>
      to.dispatchEvent(new MessageEvent('message', { data, ...more })),
    window,
    document,
  }
}

/** Waits until every message has been decrypted; the chunk for that is loaded by then. */
export async function heard(isSo: () => boolean) {
  await expect.poll(isSo).toBe(true)
}
