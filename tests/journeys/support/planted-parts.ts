import type { Page } from '@playwright/test'

type Made = readonly [tag: string, attributes: Readonly<Record<string, string>>, ...inside: readonly (Made | string)[]]

const button = (name: string): Made => ['button', { 'data-planted': name, type: 'button' }, name]

/** Parts as screens, notices and late answers make them, each with a control in it; a press takes away what is marked so, and words press their box. */
const PARTS: Made = [
  'div',
  { 'data-planted': 'all' },
  [
    'section',
    { 'aria-labelledby': 'planted-title planted-end' },
    ['h2', { id: 'planted-title' }, 'Title'],
    ['span', { id: 'planted-end' }, 'End'],
    ['div', { 'data-goes': '' }, button('named')],
    button('late'),
  ],
  [
    'section',
    { 'aria-labelledby': 'unseen-title' },
    ['h2', { id: 'unseen-title', hidden: '' }, 'Title'],
    ['div', { 'data-goes': '' }, button('of-unseen-name')],
  ],
  button('before'),
  ['button', { 'data-planted': 'unreached', tabindex: '-1' }, 'unreached'],
  ...['notice', 'next-notice'].map((name): Made => ['section', { 'data-goes': '' }, button(name)]),
  ['section', { 'data-goes': '', 'data-planted': 'modal' }, button('last-notice')],
  ['main', { 'data-goes': '' }, button('screen')],
  ['span', { 'data-planted': 'words' }, 'Words'],
  ['input', { type: 'checkbox', 'data-planted': 'box' }],
]

/** Puts them over the page, where they move nothing of it. */
export async function plantParts(page: Page): Promise<void> {
  await page.evaluate((parts) => {
    const make = ([tag, attributes, ...inside]: Made): HTMLElement => {
      const element = document.createElement(tag)
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      element.append(...inside.map((one) => (typeof one === 'string' ? one : make(one))))
      return element
    }
    const all = make(parts)
    Object.assign(all.style, { position: 'fixed', top: '0', left: '0', zIndex: '99' })
    all.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element)) return
      target.setAttribute('data-pressed', String(Number(target.getAttribute('data-pressed')) + 1))
      target.closest('[data-goes]')?.remove()
      if (!target.matches('[data-planted="words"]')) return
      const box = all.querySelector<HTMLElement>('[data-planted="box"]')
      box?.focus()
      box?.click()
    })
    document.body.append(all)
  }, PARTS)
}
