export type Theme = 'light' | 'dark'

const KEY = 'theme'

/** Applies the theme saved on an earlier visit, else the configured one; without either the system preference applies. */
export function restoreTheme(configured: Theme | undefined): void {
  const theme = storedTheme() ?? configured
  if (theme) document.documentElement.setAttribute('data-theme', theme)
}

export function toggleTheme(): Theme {
  const theme = shownTheme() === 'dark' ? 'light' : 'dark'
  document.documentElement.setAttribute('data-theme', theme)
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  return theme
}

/** The theme that the shopper sees, by choice or by the system preference. */
function shownTheme(): Theme {
  const chosen = document.documentElement.getAttribute('data-theme')
  if (isTheme(chosen)) return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** The shopper's own choice. */
export function storedTheme(): Theme | undefined {
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
