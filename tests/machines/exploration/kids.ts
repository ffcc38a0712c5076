import { intern } from './intern'
import type { System } from './system'

/** A child machine that is stepped with its parent, or a request that needs an answer. */
export type Kid =
  { readonly kind: 'machine'; readonly system: System } | { readonly kind: 'question'; readonly src: string }

/** The children of a system by their ids, in the order in which they began. Equal ones of a family are one object. */
export interface Kids extends ReadonlyMap<string, Kid> {
  readonly number: number
  /** The pending requests of these children and their descendants; equal lists are one array. */
  readonly questions: readonly string[]
  readonly with: (id: string, kid: Kid) => Kids
  readonly without: (id: string) => Kids
}

const nameOf = (kid: Kid) => (kid.kind === 'machine' ? kid.system.key : kid.src)

const lists = new Map<string, readonly string[]>()

function questionsOf(kids: ReadonlyMap<string, Kid>): readonly string[] {
  const asked = Array.from(kids.values()).flatMap((kid) =>
    kid.kind === 'machine' ? kid.system.kids.questions : [kid.src],
  )
  const name = asked.join()
  const known = lists.get(name) ?? asked
  lists.set(name, known)
  return known
}

/** No children yet, for the systems of one family. */
export function noKids(): Kids {
  const known = new Map<string, Kids>()

  function kidsOf(kids: Map<string, Kid>): Kids {
    const name = Array.from(kids, ([id, kid]) => `${id}=${nameOf(kid)}`).join()
    const found = known.get(name) ?? numbered(kids, name)
    known.set(name, found)
    return found
  }

  function numbered(kids: Map<string, Kid>, name: string): Kids {
    const changed = new Map<string, Kids>()

    function after(change: string, apply: (copy: Map<string, Kid>) => void): Kids {
      const found = changed.get(change)
      if (found) return found
      const copy = new Map(kids)
      apply(copy)
      const next = kidsOf(copy)
      changed.set(change, next)
      return next
    }

    return Object.assign(kids, {
      number: intern(name),
      questions: questionsOf(kids),
      with: (id: string, kid: Kid) => after(`${id}=${nameOf(kid)}`, (copy) => copy.set(id, kid)),
      without: (id: string) => after(id, (copy) => copy.delete(id)),
    })
  }

  return kidsOf(new Map())
}
