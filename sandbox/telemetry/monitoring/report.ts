import type { ReportItem } from '../../records/report'

/** The types that are taken; anything else was not agreed on. */
const TYPES = ['event', 'transaction', 'replay_event', 'replay_recording']

function typeIn(line: string): string | undefined {
  try {
    const head: unknown = JSON.parse(line)
    if (typeof head !== 'object' || head === null) return undefined
    const type: unknown = Reflect.get(head, 'type')
    return typeof type === 'string' && TYPES.includes(type) ? type : undefined
  } catch {
    return undefined
  }
}

/** The items of an envelope, or why it is none. */
export function itemsOf(text: string): readonly ReportItem[] | { readonly problem: string } {
  const [head = '', ...lines] = text.split('\n').filter((line) => line !== '')
  try {
    JSON.parse(head)
  } catch {
    return { problem: 'the head is no JSON' }
  }
  const items: ReportItem[] = []
  let at = 0
  while (at < lines.length) {
    const type = typeIn(lines[at] ?? '')
    if (type === undefined) return { problem: 'an item of no known type' }
    const end = at + 1 + (type === 'replay_recording' ? 2 : 1)
    if (end > lines.length) return { problem: 'an item without its body' }
    items.push({ type, body: lines.slice(at + 1, end).join('\n') })
    at = end
  }
  return items
}
