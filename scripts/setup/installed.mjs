/**
 * @typedef {Record<string, { version?: string, optional?: boolean }>} Packages
 */

/**
 * Whether node_modules holds what the lock says. npm writes its own record of what it installed last of all, so a
 * broken-off installation has none. What is optional may be missing: it is for other platforms.
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
