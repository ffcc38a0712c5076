import type { Page } from '@playwright/test'

/** Runs in the page. */
function filledInTopLayer(): string[] {
  const probe = document.body.appendChild(document.createElement('i'))
  const fills = ['--accent', '--accent-press'].map((name) => {
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  })
  probe.remove()
  const top = Array.from(document.querySelectorAll('[data-modal]')).at(-1) ?? document
  return Array.from(top.querySelectorAll<HTMLElement>('button, a'))
    .filter((element) => element.getClientRects().length > 0)
    .filter((element) => fills.includes(getComputedStyle(element).backgroundColor))
    .map(({ dataset }) => dataset['action'] ?? '')
}

/** The actions of the buttons with the primary look, in the modal on top or else on the page. */
export const primaryButtons = (page: Page): Promise<string[]> => page.evaluate(filledInTopLayer)
