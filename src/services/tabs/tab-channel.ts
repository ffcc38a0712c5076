import type { TabWindow } from './lease'

/** Messages between tabs: check which tab has the order, or the order is paid. Each tab verifies the facts on its own. */
export type TabMessage = 'look' | 'paid'

/** All other tabs with a channel of the same name receive a message. */
export interface TabChannel {
  say(word: TabMessage): void
}

interface Place {
  readonly storage: Storage | undefined
  readonly page: TabWindow & { readonly BroadcastChannel?: typeof BroadcastChannel }
}

/** Uses a BroadcastChannel, or else an entry that is removed as soon as it is written; without either, tabs exchange no messages. */
export function tabChannel({ storage, page }: Place, name: string, hear: (word: TabMessage) => void): TabChannel {
  if (page.BroadcastChannel) {
    const channel = new page.BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      hear(data)
    }
    return {
      say(word) {
        channel.postMessage(word)
      },
    }
  }
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === name && newValue !== null) hear(newValue as TabMessage)
  })
  return {
    say(word) {
      try {
        storage?.setItem(name, word)
        storage?.removeItem(name)
      } catch {
        // The other tabs poll on their own.
      }
    },
  }
}
