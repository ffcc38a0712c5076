import type { Page } from '@playwright/test'

interface Part {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly inside: readonly (Part | string)[]
}

const part = (tag: string, attributes: Part['attributes'], ...inside: Part['inside']): Part => ({
  tag,
  attributes,
  inside,
})

const button = (name: string) => part('button', { 'data-planted': name, type: 'button' }, name)

/**
 * Parts as screens, notices and late answers insert them, each with a control. A press removes the marked part; pressing the label presses
 * its box.
 */
const PARTS = part(
  'div',
  { 'data-planted': 'all' },
  part(
    'section',
    { 'aria-labelledby': 'planted-title planted-end' },
    part('h2', { id: 'planted-title' }, 'Title'),
    part('span', { id: 'planted-end' }, 'End'),
    part('div', { 'data-goes': '' }, button('named')),
    button('late'),
  ),
  part(
    'section',
    { 'aria-labelledby': 'unseen-title' },
    part('h2', { id: 'unseen-title', hidden: '' }, 'Title'),
    part('div', { 'data-goes': '' }, button('of-unseen-name')),
  ),
  button('before'),
  part('button', { 'data-planted': 'unreached', tabindex: '-1' }, 'unreached'),
  ...['notice', 'next-notice'].map((name) => part('section', { 'data-goes': '' }, button(name))),
  part('section', { 'data-goes': '', 'data-planted': 'modal' }, button('last-notice')),
  part('main', { 'data-goes': '' }, button('screen')),
  part('span', { 'data-planted': 'words' }, 'Words'),
  part('input', { type: 'checkbox', 'data-planted': 'box' }),
)

/** Adds the parts over the page, so that they move nothing. */
export async function plantParts(page: Page): Promise<void> {
  await page.evaluate((parts) => {
    const make = ({ tag, attributes, inside }: Part): HTMLElement => {
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
