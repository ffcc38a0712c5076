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

/** By a channel; where there is none, by an entry that is gone as soon as it stands there; where there is neither, nobody hears anything. */
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
        // They look by themselves after a while.
      }
    },
  }
}
