import { type Browser, deviceOf } from './device'

export type HostedWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'top' | 'location'> & {
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener'>
  readonly navigator: Browser
}

const isOnIos = (page: HostedWindow) => deviceOf(page.navigator) === 'ios'

/** Whether a host app shows this page and can send it messages: its bridge exists, and the page is not in a frame. */
export function hasBridge(page: HostedWindow, bridge: string): boolean {
  if (page.top !== (page as unknown)) return false
  const named = page as unknown as Readonly<Record<string, unknown>>
  return [bridge, 'ReactNativeWebView'].some((name) => name !== '' && named[name] !== undefined)
}

/** iOS apps dispatch messages on the window; all others on the document, which messages of other windows never reach. */
export function targetOf(page: HostedWindow): EventTarget {
  return (isOnIos(page) ? page : page.document) as EventTarget
}

/** On iOS, other windows and frames can post to this window too: their messages have another source or origin. */
export function isFromHost({ source, origin }: Pick<MessageEvent, 'source' | 'origin'>, page: HostedWindow): boolean {
  if (!isOnIos(page)) return true
  return (source === null || source === (page as unknown)) && (origin === '' || origin === page.location.origin)
}
