export type Theme = 'light' | 'dark'

const KEY = 'theme'

/** Notes on the page that the shopper has chosen its theme, where nothing may be stored. */
const CHOSEN = 'data-theme-set'

/** Applies the theme saved on an earlier visit, else the configured one; without either the system preference applies. */
export function restoreTheme(configured: Theme | undefined): void {
  const theme = storedTheme() ?? configured
  if (theme) applyTheme(theme)
}

export function toggleTheme(): void {
  const theme = shownTheme() === 'dark' ? 'light' : 'dark'
  applyTheme(theme)
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Until the page is closed, which is as long as the choice lasts.
    document.documentElement.setAttribute(CHOSEN, '')
  }
}

/** Applies the embedding page's theme, unless the shopper has chosen one. */
export function suggestTheme(theme: Theme): void {
  if (!storedTheme() && !document.documentElement.hasAttribute(CHOSEN)) applyTheme(theme)
}

function applyTheme(theme: Theme) {
  document.documentElement.setAttribute('data-theme', theme)
}

/** The theme that the shopper sees, by choice or by the system preference. */
function shownTheme(): Theme {
  const applied = document.documentElement.getAttribute('data-theme')
  if (isTheme(applied)) return applied
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function storedTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(KEY)
    return isTheme(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

function isTheme(value: string | null): value is Theme {
  return value === 'light' || value === 'dark'
}
