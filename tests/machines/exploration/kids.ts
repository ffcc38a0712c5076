import { intern } from './intern'

/** A child machine that is stepped with its parent, or a request that needs an answer. */
export type Kid<Child> =
  { readonly kind: 'machine'; readonly system: Child } | { readonly kind: 'question'; readonly src: string }

/** What a child machine's system has. Equal systems have equal keys. */
interface Keyed {
  readonly key: number
  readonly kids: Pick<Kids<Keyed>, 'questions'>
}

/** The children of a system by their ids, in the order in which they began. Equal ones of a family are one object. */
export interface Kids<Child> extends ReadonlyMap<string, Kid<Child>> {
  readonly number: number
  /** The pending requests of these children and their descendants; equal lists are one array. */
  readonly questions: readonly string[]
  readonly with: (id: string, kid: Kid<Child>) => Kids<Child>
  readonly without: (id: string) => Kids<Child>
}

const nameOf = (kid: Kid<Keyed>) => (kid.kind === 'machine' ? kid.system.key : kid.src)

const lists = new Map<string, readonly string[]>()

function questionsOf(kids: ReadonlyMap<string, Kid<Keyed>>): readonly string[] {
  const asked = Array.from(kids.values()).flatMap((kid) =>
    kid.kind === 'machine' ? kid.system.kids.questions : [kid.src],
  )
  const name = asked.join()
  const known = lists.get(name) ?? asked
  lists.set(name, known)
  return known
}

/** No children yet, for the systems of one family. */
export function noKids<Child extends Keyed>(): Kids<Child> {
  const known = new Map<string, Kids<Child>>()

  function kidsOf(kids: Map<string, Kid<Child>>): Kids<Child> {
    const name = Array.from(kids, ([id, kid]) => `${id}=${nameOf(kid)}`).join()
    const found = known.get(name) ?? numbered(kids, name)
    known.set(name, found)
    return found
  }

  function numbered(kids: Map<string, Kid<Child>>, name: string): Kids<Child> {
    const changed = new Map<string, Kids<Child>>()

    function after(change: string, apply: (copy: Map<string, Kid<Child>>) => void): Kids<Child> {
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
      with: (id: string, kid: Kid<Child>) => after(`${id}=${nameOf(kid)}`, (copy) => copy.set(id, kid)),
      without: (id: string) => after(id, (copy) => copy.delete(id)),
    })
  }

  return kidsOf(new Map())
}
