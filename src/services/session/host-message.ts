import type { HostEvent } from '../../../machines/checkout/ports'
import type { Instant } from '../../../machines/entities/instant'
import type { EventRecord, HostRefusal } from '../telemetry/events'
import { type HostedWindow, hasBridge, isFromHost, targetOf } from '../platform/host-page'
import type { ServerClock } from '../platform/server-clock'
import type { Session } from './session'
import { createUsedOnce } from './used-once'

export interface EmbeddedApp {
  /** The name of the app's bridge on `window`. */
  readonly bridge: string
  /** An AES key of 128, 192 or 256 bits, in base64url. */
  readonly key: string
  /** Refuses a message without its time and identity: `iat`, `nonce` and `jti`. */
  readonly strict: boolean
}

export interface HostMessageDeps {
  readonly embeddedApp: EmbeddedApp
  /** The checkout token: a message is accepted once for one order. */
  readonly order: string
  readonly storage: () => Storage
  readonly session: Pick<Session, 'credentials' | 'hasReceived' | 'receive' | 'restoring'>
  readonly time: Pick<ServerClock, 'nowOrDevice' | 'isDoubtful' | 'onSet'>
  readonly emit: (event: HostEvent) => void
  readonly events: Pick<EventRecord, 'record'>
}

/** Maximum length of a message, in characters. */
const LONGEST = 8 * 1024

/** Maximum number of refusals that a page counts: more of them reveal nothing new. */
const MOST_COUNTED = 10

/**
 * Without a time in the provider's answers, the device's decides, so that a login is not held back for good (GWY-11). After the device slept,
 * waits for the next answer: a message would seem to come from the future.
 */
function serverTime({ nowOrDevice, isDoubtful, onSet }: HostMessageDeps['time']): Promise<Instant> {
  return new Promise((resolve) => {
    const known = isDoubtful() ? undefined : nowOrDevice()
    if (known !== undefined) {
      resolve(known)
      return
    }
    const stop = onSet(() => {
      stop()
      const set = nowOrDevice()
      if (set !== undefined) resolve(set)
    })
  })
}

/**
 * Listens to the app that shows this page. While a login counts or waits to be confirmed, messages are ignored; after a refused login the app
 * may hand over another. An invalid message changes nothing and is counted without its contents.
 */
export function listenToHost(deps: HostMessageDeps, page: HostedWindow = window): void {
  const { embeddedApp, order, storage, session, time, emit, events } = deps
  if (!hasBridge(page, embeddedApp.bridge)) return
  const judging = {
    used: createUsedOnce(order, storage),
    isStrict: embeddedApp.strict,
    serverTime: () => serverTime(time),
  }
  let counted = 0
  const hasLogin = () => session.hasReceived() || session.credentials() !== undefined

  function refuse(label: HostRefusal) {
    counted += 1
    if (counted <= MOST_COUNTED) events.record({ category: 'host-message', action: 'refused', label })
  }
  function refusalOf(event: MessageEvent<unknown>): HostRefusal | undefined {
    if (!isFromHost(event, page)) return 'wrong-source'
    if (typeof event.data !== 'string') return 'no-text'
    if (event.data.length > LONGEST) return 'too-long'
    // Old browsers and insecure pages lack Web Crypto, so they cannot decrypt.
    return (crypto as Partial<Crypto>).subtle === undefined ? 'no-crypto' : undefined
  }
  async function take(event: MessageEvent<unknown>) {
    const refusal = refusalOf(event)
    if (refusal) {
      refuse(refusal)
      return
    }
    const { openHostMessage } = await import('./open-host-message')
    const login = await openHostMessage(event.data as string, embeddedApp.key, judging)
    await session.restoring()
    // Meanwhile another message may have been accepted, or the shopper may have logged in.
    if (hasLogin()) return
    if (typeof login === 'string') {
      refuse(login)
      return
    }
    session.receive(login)
    emit({ type: 'host.handedOver' })
  }
  function onMessage(event: Event) {
    // A stored login is being checked. Opening the message uses it up, so it waits for that login to fail.
    const restoring = session.restoring()
    if (restoring) {
      void restoring.then(() => {
        onMessage(event)
      })
      return
    }
    if (hasLogin()) return
    take(event as MessageEvent<unknown>).catch(() => {
      refuse('not-opened')
    })
  }
  targetOf(page).addEventListener('message', onMessage)
}
