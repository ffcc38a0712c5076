/**
 * Shows the error that every page contains in case the app can't start. `detail` is for the operator of the page: what is wrong with its
 * configuration.
 */
export function showTrouble(detail: string | undefined) {
  const trouble = document.getElementById('trouble')
  const root = document.getElementById('root')
  if (!trouble || !root) return
  root.hidden = true
  trouble.hidden = false
  if (detail === undefined) return
  const line = document.createElement('pre')
  line.textContent = detail
  trouble.append(line)
}
