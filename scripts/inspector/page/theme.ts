import { byId } from './element'

const THEMES = ['system', 'light', 'dark'] as const

/** Sets up the button that cycles through the themes. The choice is stored in sessionStorage. */
export function setUpTheme(): void {
  const button = byId('theme', HTMLButtonElement)
  let at = Math.max(0, THEMES.indexOf((sessionStorage.getItem('theme') ?? 'system') as (typeof THEMES)[number]))

  function draw() {
    const theme = THEMES[at] ?? 'system'
    button.textContent = `Theme: ${theme}`
    sessionStorage.setItem('theme', theme)
    if (theme === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
  }

  button.addEventListener('click', () => {
    at = (at + 1) % THEMES.length
    draw()
  })
  draw()
}
