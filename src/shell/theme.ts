export type Theme = 'light' | 'dark'

const KEY = 'theme'

/** The choice kept from an earlier visit goes onto the page, else the configured theme; without either the system decides. */
export function restoreTheme(configured: Theme | undefined): void {
  const theme = keptTheme() ?? configured
  if (theme) document.documentElement.setAttribute('data-theme', theme)
}

/** Chooses the theme that does not show now, and keeps the choice. */
export function toggleTheme(): Theme {
  const theme = shownTheme() === 'dark' ? 'light' : 'dark'
  document.documentElement.setAttribute('data-theme', theme)
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  return theme
}

/** What the shopper sees, by choice or by the system's preference. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.getAttribute('data-theme')
  if (isTheme(chosen)) return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function keptTheme(): Theme | undefined {
  try {
    const kept = localStorage.getItem(KEY)
    return isTheme(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

function isTheme(value: string | null): value is Theme {
  return value === 'light' || value === 'dark'
}
