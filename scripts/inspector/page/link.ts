/** What the inspector's URL hash contains: a state, and the theme of the order. */
export interface Place {
  readonly state: string | undefined
  readonly order: string | undefined
}

export function placeIn(hash: string): Place {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''))
  return { state: parameters.get('state') ?? undefined, order: parameters.get('order') ?? undefined }
}

export function hashOf({ state, order }: Place): string {
  const parameters = new URLSearchParams()
  if (state !== undefined) parameters.set('state', state)
  if (order !== undefined) parameters.set('order', order)
  return `#${parameters.toString()}`
}
