import { byId } from './element'
import { showHistory } from './history-bar'
import type { Session } from './session'
import type { View } from './view'

function statusOf(session: Session, view: View): readonly [words: string, state: string] {
  const progress = session.progress()
  if (view.recording) return [`Recording ${view.recording.about}`, 'earlier']
  if (progress) return [`${progress.name}, ${progress.done} of ${progress.of}`, 'busy']
  if (session.problem() !== undefined) return ['Did not arrive', 'failed']
  return view.isNow ? ['Live, sandbox', 'live'] : ['Live; an earlier step is shown', 'earlier']
}

/** Updates everything around the chart: status, problem, the displayed step, and the history. */
export function drawAround(session: Session, view: View, showStep: (at: number) => void): void {
  const live = byId('live', HTMLElement)
  const [words, state] = statusOf(session, view)
  if (live.textContent !== words) live.textContent = words
  live.dataset['state'] = state
  const problem = byId('problem', HTMLElement)
  problem.hidden = session.problem() === undefined
  problem.textContent = session.problem() ?? ''
  const earlier = byId('earlier', HTMLElement)
  earlier.hidden = view.isNow
  const kind = view.recording ? 'Recorded' : 'Earlier'
  earlier.querySelector('span')?.replaceChildren(`${kind}: step ${view.at + 1} of ${view.entries.length}`)
  byId('now', HTMLElement).textContent = view.recording ? 'Back to the checkout' : 'Back to now'
  const places = {
    list: byId('steps', HTMLElement),
    counted: byId('counted', HTMLElement),
    back: byId('back', HTMLButtonElement),
    forth: byId('forth', HTMLButtonElement),
  }
  const { entries, at } = view
  showHistory({ entries, at, isRecording: view.recording !== undefined }, places, showStep)
}
