import { describe, expect, it } from 'vitest'
import { childContextFaults } from './laws/child-context'
import { sourcesIn } from '../support/reading/files'
import { source } from '../support/reading/source'

const faults = (text: string) => childContextFaults([source('machines/checkout/child-status.ts', text)])

const SIGNED =
  'interface Heard { readonly event: { readonly snapshot: { readonly context: { readonly isAgreed: boolean } } } }'

describe('a parent machine', () => {
  it('a parent machine reads only the tags and the output of its children', () => {
    const files = sourcesIn('machines')
    expect(files.filter(({ text }) => text.includes('onSnapshot')).length).toBeGreaterThan(2)
    expect(childContextFaults(files)).toEqual([])
  })

  it.each([
    ['out of its event', 'const tickOf = ({ event }: Heard) => ({ isAgreed: event.snapshot.context.isAgreed })'],
    [
      'out of its snapshot',
      'const sharedOf = ({ event: { snapshot } }: Heard) => { const { price } = snapshot.context; return { price } }',
    ],
    [
      'in a pattern',
      'const draftHeard = ({ event: { snapshot: { context } } }: Heard) => ({ draft: draftOf(context) })',
    ],
    [
      'of a snapshot that is taken apart',
      'const tickOf = ({ event }: Heard) => { const { context } = event.snapshot; return context }',
    ],
    ['by another name', 'const tickOf = ({ event: { snapshot: child } }: Heard) => child.context'],
    [
      'by a name of its own',
      'const tickOf = ({ event }: Heard) => { const child = event.snapshot; return child.context }',
    ],
    ['in brackets', "const tickOf = ({ event }: Heard) => event['snapshot'].context"],
    ['by its states', "const isAt = ({ event }: Heard) => event.snapshot.matches('open')"],
    ['by its children', 'const below = ({ event }: Heard) => event.snapshot.children'],
    ['by handing it on', 'const params = ({ event }: Heard) => ({ snapshot: event.snapshot })'],
    ['in what it says of it', SIGNED],
    ['by asking the child itself', 'const isAt = ({ self }: Has) => self.getSnapshot().children.card'],
  ])('a parent machine that reads a child %s is reported', (_, text) => {
    expect(faults(text)).toHaveLength(1)
  })

  it.each([
    ['its tags', "const isSent = ({ event: { snapshot } }: Heard) => ({ isSent: snapshot.hasTag('sent') })"],
    [
      'its tags by another name',
      "const isSent = ({ event }: Heard) => { const { snapshot } = event; return snapshot.hasTag('sent') }",
    ],
    [
      'a type that has tags alone',
      "interface Heard { readonly event: { readonly snapshot: { hasTag(tag: 'sent'): boolean } } }",
    ],
    [
      'a view of its own',
      'type Snapshot = SnapshotFrom<typeof machine>\nconst view = (snapshot: Snapshot) => snapshot.context.price',
    ],
    [
      'a view of what is below',
      'type Snapshot = SnapshotFrom<typeof machine>\nconst view = ({ children }: Snapshot) => children.card?.getSnapshot().context',
    ],
  ])('a parent machine may have %s', (_, text) => {
    expect(faults(text)).toEqual([])
  })
})
