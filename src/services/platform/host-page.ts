/** Where the host app's messages arrive, and which messages count as the app's. */

export type BrowserNames = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>

export type HostedWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'top' | 'location'> & {
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener'>
  readonly navigator: BrowserNames
}

/** An iPad that requests desktop pages reports itself as a Mac; no Mac has a touch screen. */
export function isIos({ userAgent, platform, maxTouchPoints }: BrowserNames): boolean {
  return /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)
}

/** Whether a host app shows this page and can send it messages: its bridge exists, and the page is not in a frame. */
export function hasBridge(page: HostedWindow, bridge: string): boolean {
  if (page.top !== (page as unknown)) return false
  const named = page as unknown as Readonly<Record<string, unknown>>
  return [bridge, 'ReactNativeWebView'].some((name) => name !== '' && named[name] !== undefined)
}

/** iOS apps dispatch messages on the window; all others on the document, which messages of other windows never reach. */
export function targetOf(page: HostedWindow): EventTarget {
  return (isIos(page.navigator) ? page : page.document) as EventTarget
}

/** On iOS, other windows and frames can post to this window too: their messages have another source or origin. */
export function isFromHost({ source, origin }: Pick<MessageEvent, 'source' | 'origin'>, page: HostedWindow): boolean {
  if (!isIos(page.navigator)) return true
  return (source === null || source === (page as unknown)) && (origin === '' || origin === page.location.origin)
}
