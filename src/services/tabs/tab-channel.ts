import type { TabWindow } from './lease'

/** Messages between tabs: check which tab has the order, or the order is paid. Each tab verifies the facts on its own. */
export type TabMessage = 'look' | 'paid'

/** All other tabs with a channel of the same name receive a message. */
export interface TabChannel {
  post(message: TabMessage): void
}

interface Place {
  readonly storage: Storage | undefined
  readonly page: TabWindow & { readonly BroadcastChannel?: typeof BroadcastChannel }
}

/** Uses a BroadcastChannel, or else an entry that is removed as soon as it is written; without either, tabs exchange no messages. */
export function tabChannel(
  { storage, page }: Place,
  name: string,
  onMessage: (message: TabMessage) => void,
): TabChannel {
  if (page.BroadcastChannel) {
    const channel = new page.BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      onMessage(data)
    }
    return {
      post(message) {
        channel.postMessage(message)
      },
    }
  }
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === name && newValue !== null) onMessage(newValue as TabMessage)
  })
  return {
    post(message) {
      try {
        storage?.setItem(name, message)
        storage?.removeItem(name)
      } catch {
        // The other tabs poll on their own.
      }
    },
  }
}
