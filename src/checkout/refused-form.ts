/** What is looked at of any machine that runs; the forms are children, or children of those. */
interface Running {
  readonly context?: { readonly refused?: readonly unknown[] }
  readonly children?: Readonly<Record<string, { getSnapshot(): unknown } | undefined>>
}

/** Whether the machine of a form, among the children of what runs, lists something that its last press was refused for (BEST-13). */
export function hasRefusedForm(running: object): boolean {
  const { context, children = {} } = running as Running
  if (context?.refused?.length) return true
  return Object.values(children).some((child) => child && hasRefusedForm(child.getSnapshot() as object))
}
