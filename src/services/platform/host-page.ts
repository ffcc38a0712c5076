/** Where messages of the app around this page are heard, and whose they may be. */

/** What tells one browser from another. */
export type BrowserNames = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>

/** What is asked of a window here. */
export type HostedWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'top' | 'location'> & {
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener'>
  readonly navigator: BrowserNames
}

/** An iPad that asks for desktop pages calls itself a Mac; no Mac has a touch screen. */
export function isIos({ userAgent, platform, maxTouchPoints }: BrowserNames): boolean {
  return /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)
}

/** Whether an app shows this page and can talk to it: its bridge is there, and no other page is around this one. */
export function hasBridge(page: HostedWindow, bridge: string): boolean {
  if (page.top !== (page as unknown)) return false
  const named = page as unknown as Readonly<Record<string, unknown>>
  return [bridge, 'ReactNativeWebView'].some((name) => name !== '' && named[name] !== undefined)
}

/** iOS tells the window, and anything else the document, which messages of other windows never reach. */
export function targetOf(page: HostedWindow): EventTarget {
  return (isIos(page.navigator) ? page : page.document) as EventTarget
}

/** Other windows and frames can speak to a window, too: what they say is not the app's. */
export function isFromHost({ source, origin }: Pick<MessageEvent, 'source' | 'origin'>, page: HostedWindow): boolean {
  if (!isIos(page.navigator)) return true
  return (source === null || source === (page as unknown)) && (origin === '' || origin === page.location.origin)
}
