import type { InspectorMessage, PageMessage } from '../shared/messages'
import type { PageClock } from './page-clock'
import { look, perform } from './gestures'
import type { Tap } from './tap'

interface Player {
  readonly post: (message: PageMessage) => void
  readonly clock: PageClock
  readonly tap: Pick<Tap, 'running' | 'trySamples'>
}

async function play(
  asked: Exclude<InspectorMessage, { kind: 'inspector.samples' | 'inspector.begin' }>,
  { clock, tap }: Player,
) {
  switch (asked.kind) {
    case 'inspector.act':
      return perform(asked.act)
    case 'inspector.look':
      return look(asked.look)
    case 'inspector.advance':
      clock.advance(asked.milliseconds)
      return undefined
    case 'inspector.back':
      history.back()
      return undefined
    case 'inspector.send': {
      const actor = tap.running.get(asked.machine)
      if (!actor) return `No machine ${asked.machine} runs.`
      actor.send(asked.event)
      return undefined
    }
  }
}

function begin(storage: Readonly<Record<string, string>>, open: string) {
  sessionStorage.clear()
  for (const [name, value] of Object.entries(storage)) sessionStorage.setItem(name, value)
  const here = location.pathname + location.search
  if (here === open) location.reload()
  else location.assign(open)
}

export async function answer(asked: InspectorMessage, player: Player): Promise<void> {
  if (asked.kind === 'inspector.samples') {
    player.tap.trySamples(asked.samples)
    return
  }
  if (asked.kind === 'inspector.begin') {
    begin(asked.storage, asked.open)
    return
  }
  const problem = await play(asked, player)
  player.post({ kind: 'tap.played', id: asked.id, ...(problem !== undefined && { problem }) })
}
