import type { Tree } from '../shared/messages'
import { element } from './element'
import type { Machine } from './history'

const KINDS: Readonly<Record<string, string>> = {
  nothing: 'nothing',
  empty: 'empty',
  text: '…',
  number: '123',
  other: '…',
}

interface Counted {
  shown: number
  hidden: number
}

function counted(tree: Tree | undefined, count: Counted): Counted {
  if (tree?.is !== 'tree') return count
  count.shown += tree.fields.length
  count.hidden += tree.hidden
  for (const [, inner] of tree.fields) counted(inner, count)
  return count
}

function valueOf(tree: Tree): Node {
  if (tree.is === 'word') return element('span', { class: 'k-val' }, tree.word)
  if (tree.is === 'list')
    return element('span', { class: 'muted' }, tree.items === 1 ? '1 item' : `${tree.items} items`)
  if (tree.is === 'nothing' || tree.is === 'empty') return element('span', { class: 'muted' }, tree.is)
  return element('span', { class: 'hid', title: `A ${tree.is} is not shown.` }, KINDS[tree.is] ?? '…')
}

function rowsOf(tree: Tree & { readonly is: 'tree' }, before: Tree | undefined): Node[] {
  const earlier = before?.is === 'tree' ? new Map(before.fields) : undefined
  const rows = tree.fields.map(([name, value]) => {
    const was = earlier?.get(name)
    const isNew = earlier !== undefined && JSON.stringify(was) !== JSON.stringify(value)
    const label = element('span', { class: 'k-name' }, name)
    if (value.is === 'tree') return element('li', {}, label, element('ul', {}, ...rowsOf(value, was)))
    return element('li', {}, label, valueOf(value), isNew && element('span', { class: 'new' }, 'changed'))
  })
  if (tree.hidden === 0) return rows
  const words = tree.hidden === 1 ? '1 field is not shown' : `${tree.hidden} fields are not shown`
  return [...rows, element('li', {}, element('span', { class: 'hid' }, words))]
}

/** The contexts of all running machines, without any data of the shopper. */
export function contextPane(
  machines: ReadonlyMap<string, Machine>,
  before: ReadonlyMap<string, Machine> | undefined,
): Node[] {
  const all = Array.from(machines).reverse()
  const count = { shown: 0, hidden: 0 }
  for (const [, { context }] of all) counted(context, count)
  if (count.shown === 0) return [element('p', {}, 'A recording holds states and events, and no context.')]
  return [
    element(
      'p',
      { class: 'num' },
      `${count.shown} of ${count.shown + count.hidden} fields are on the list of what may be shown. The frame does not tell the others.`,
    ),
    ...all.map(([name, { context }], index) =>
      element(
        'details',
        { class: 'tree', open: index < 2, 'data-key': name },
        element('summary', {}, name),
        element('ul', {}, ...(context?.is === 'tree' ? rowsOf(context, before?.get(name)?.context) : [])),
      ),
    ),
  ]
}
