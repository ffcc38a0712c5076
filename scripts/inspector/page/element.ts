type Child = Node | string | false | undefined

interface Properties {
  readonly [attribute: string]: string | boolean | ((event: Event) => void) | undefined
}

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(properties)) {
    if (typeof value === 'function') made.addEventListener(attribute.slice(2), value)
    else if (value === true) made.setAttribute(attribute, '')
    else if (typeof value === 'string') made.setAttribute(attribute, value)
  }
  made.append(
    ...children.filter((child): child is Node | string => typeof child === 'object' || typeof child === 'string'),
  )
  return made
}

/** Finds an element by id and type. Throws if the page has none. */
export function byId<Kind extends Element>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id)
  if (found instanceof kind) return found
  throw new Error(`the page has no ${kind.name} #${id}`)
}

/** Replaces the children of an element and restores scroll position and focus; the focused child is found by `data-key`. */
export function refill(place: Element, children: readonly Child[]): void {
  const { activeElement } = document
  const key = activeElement && place.contains(activeElement) ? activeElement.getAttribute('data-key') : null
  const { scrollTop } = place
  place.replaceChildren(...children.filter((child): child is Node | string => child !== false && child !== undefined))
  place.scrollTop = scrollTop
  if (key === null) return
  const again = Array.from(place.querySelectorAll<HTMLElement>('[data-key]')).find(
    (one) => one.getAttribute('data-key') === key,
  )
  again?.focus({ preventScroll: true })
}
