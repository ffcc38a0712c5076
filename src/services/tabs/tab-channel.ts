import type { TabWindow } from './lease'

/** What tabs call out to each other: look who has the order, or that it is paid. What is so they find out for themselves. */
export type TabWord = 'look' | 'paid'

/** What is said in a tab is heard in all the others of this name. */
export interface TabChannel {
  say(word: TabWord): void
}

interface Place {
  readonly storage: Storage | undefined
  readonly page: TabWindow & { readonly BroadcastChannel?: typeof BroadcastChannel }
}

/** By a channel; where there is none, by an entry that is removed as soon as it is written; where there is neither, tabs do not hear each other. */
export function tabChannel({ storage, page }: Place, name: string, hear: (word: TabWord) => void): TabChannel {
  if (page.BroadcastChannel) {
    const channel = new page.BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<TabWord>) => {
      hear(data)
    }
    return {
      say(word) {
        channel.postMessage(word)
      },
    }
  }
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === name && newValue !== null) hear(newValue as TabWord)
  })
  return {
    say(word) {
      try {
        storage?.setItem(name, word)
        storage?.removeItem(name)
      } catch {
        // The other tabs look on their own after a while.
      }
    },
  }
}
