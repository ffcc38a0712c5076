import type { Look, PageAct } from '../shared/paths'

type Targeted = Extract<PageAct, { readonly on: unknown }>

/** Milliseconds between two checks, and until a gesture gives up. */
const LOOK_EVERY = 30
const PATIENCE = 8_000

/** The native timer, because the page's own clock may be advanced while a gesture waits. */
const later = window.setTimeout.bind(window)
const measured = performance.now.bind(performance)

const listOf = (on: string | readonly string[]): readonly string[] => (typeof on === 'string' ? [on] : on)

export function isOnShow(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
}

const isUsable = (element: Element) => !(element instanceof HTMLElement && element.matches(':disabled'))

function foundBy({ on, at, isCovered }: Targeted): HTMLElement | undefined {
  for (const selector of listOf(on)) {
    const all = Array.from(document.querySelectorAll<HTMLElement>(selector))
    const shown = all.filter((element) => isCovered === true || isOnShow(element))
    const found = shown[at === -1 ? shown.length - 1 : (at ?? 0)]
    if (found) return found
  }
  return undefined
}

/** Polls until `look` returns a value; resolves to undefined after PATIENCE. */
async function patiently<Thing>(look: () => Thing | undefined): Promise<Thing | undefined> {
  const end = measured() + PATIENCE
  for (;;) {
    const found = look()
    if (found !== undefined || measured() > end) return found
    await new Promise((resolve) => later(resolve, LOOK_EVERY))
  }
}

function dispatch(element: Element, ...types: readonly string[]) {
  for (const type of types) {
    const bubbles = !/(?:enter|leave)$/.test(type)
    const Kind = type.startsWith('pointer') ? PointerEvent : MouseEvent
    element.dispatchEvent(new Kind(type, { bubbles, cancelable: true, composed: true, view: window }))
  }
}

function focus(element: HTMLElement) {
  const focused: Event[] = []
  const onFocus = (event: Event) => {
    focused.push(event)
  }
  element.addEventListener('focusin', onFocus, { once: true })
  element.focus()
  element.removeEventListener('focusin', onFocus)
  // The browser sends no focus events while the page itself has no focus.
  if (focused.length > 0 || document.hasFocus()) return
  element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

function blur(element: HTMLElement) {
  const isIn = document.hasFocus()
  element.blur()
  if (!isIn) element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

function click(element: HTMLElement) {
  element.scrollIntoView({ block: 'nearest' })
  dispatch(element, 'pointerdown', 'mousedown')
  focus(element)
  dispatch(element, 'pointerup', 'mouseup')
  element.click()
}

type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** `execCommand` is deprecated, but the only way to edit a field with all the events that typing causes. */
const editor = document as unknown as {
  readonly execCommand: (command: string, showsInterface?: boolean, value?: string) => boolean
}

function write(field: Field, text: string) {
  const isWritten = text === '' ? editor.execCommand('delete') : editor.execCommand('insertText', false, text)
  if (isWritten) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}

function fill(field: HTMLElement, text: string) {
  if (!isField(field)) return
  focus(field)
  field.select()
  if (text !== '' || field.value !== '') write(field, text)
}

function type(field: HTMLElement, text: string) {
  if (!isField(field)) return
  focus(field)
  for (const key of text) {
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    if (isField(document.activeElement)) write(document.activeElement, key)
    field.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }))
  }
}

let under: Element | undefined

function leave() {
  if (under) dispatch(under, 'pointerout', 'pointerleave', 'mouseout', 'mouseleave')
  under = undefined
}

const ON_TARGET: Readonly<Record<Targeted['act'], (target: HTMLElement, act: Targeted) => void>> = {
  click,
  hover(target) {
    under = target
    dispatch(target, 'pointerover', 'pointerenter', 'mouseover', 'mouseenter', 'mousemove')
  },
  focus,
  blur,
  waitFor: () => undefined,
  check(target, act) {
    if (target instanceof HTMLInputElement && 'is' in act && target.checked !== act.is) click(target)
  },
  fill: (target, act) => {
    fill(target, 'text' in act ? act.text : '')
  },
  pressSequentially: (target, act) => {
    type(target, 'text' in act ? act.text : '')
  },
}

/** Performs a gesture as a shopper would. Resolves to the problem if it fails. */
export async function perform(act: PageAct): Promise<string | undefined> {
  if (act.act === 'leave') {
    leave()
    return undefined
  }
  if (act.act === 'insert') {
    if (!isField(document.activeElement)) return 'No field has the focus.'
    write(document.activeElement, act.text)
    return undefined
  }
  if ('isShownOnly' in act && act.isShownOnly && !foundBy(act)) return undefined
  const target = await patiently(() => {
    const found = foundBy(act)
    return found && isUsable(found) ? found : undefined
  })
  if (!target) return `Nothing is on show of ${listOf(act.on).join(', ')}.`
  ON_TARGET[act.act](target, act)
  return undefined
}

function problemOf({ on, at = 0, is, value }: Look['handles'][number]): string | undefined {
  const all = Array.from(document.querySelectorAll<HTMLInputElement>(on))
  const isSo =
    is === 'shown'
      ? all.some(isOnShow)
      : is === 'absent'
        ? !all.some(isOnShow)
        : is === 'value'
          ? all[0]?.value === value
          : all[at]?.checked === (is === 'checked')
  return isSo ? undefined : `${on} is not ${is}.`
}

/** Polls until address and elements are as expected. Resolves to the first difference if they are not in time. */
export async function look({ address, handles }: Look): Promise<string | undefined> {
  let problem: string | undefined
  await patiently(() => {
    problem =
      address !== undefined && location.pathname !== address
        ? `The address is ${location.pathname} and not ${address}.`
        : handles.map(problemOf).find((one) => one !== undefined)
    return problem === undefined ? true : undefined
  })
  return problem
}
