/**
 * @typedef {Record<string, { version?: string, optional?: boolean }>} Packages
 */

/**
 * Whether node_modules matches the lock file. npm writes its own lock file last, so an interrupted installation has none.
 * Optional packages for other platforms may be missing.
 *
 * @param {Packages | undefined} locked
 * @param {Packages | undefined} installed
 */
export function isInstalled(locked, installed) {
  if (!locked || !installed) return false
  const wanted = Object.entries(locked).filter(([path]) => path !== '')
  return (
    wanted.every(([path, { version, optional }]) =>
      installed[path] ? installed[path].version === version : optional === true,
    ) && Object.keys(installed).every((path) => path in locked)
  )
}
