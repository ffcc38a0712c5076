/** What is looked at of any machine that runs; the forms are children, or children of those. */
interface Running {
  readonly context?: unknown
  readonly children?: Readonly<Record<string, { getSnapshot(): unknown } | undefined>>
}

/** Whether the machine of a form has something listed that its last press was refused for (BEST-13). */
export function hasRefusedForm({ context, children = {} }: Running): boolean {
  if ((context as { refused?: readonly unknown[] } | undefined)?.refused?.length) return true
  return Object.values(children).some((child) => child && hasRefusedForm(child.getSnapshot() as Running))
}
