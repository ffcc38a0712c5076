/**
 * Refreshes the `[data-live]` lists of a page by fetching the page again. A row that has not changed keeps its element, so that open
 * details, focus and selection survive. Without an answer it backs off, and while the page is hidden it stops.
 */
export const LIVE_SCRIPT = `
const USUAL = 2000
const served = new WeakMap()
const lists = document.querySelectorAll('[data-live]')
for (const list of lists) for (const row of list.children) served.set(row, row.outerHTML)

function inPlaceOf(known, row) {
  const next = document.importNode(row, true)
  served.set(next, row.outerHTML)
  if (!known) return next
  if (known.querySelector('details[open]')) next.querySelector('details').open = true
  if (known.contains(document.activeElement)) requestAnimationFrame(() => next.querySelector('summary, a')?.focus())
  return next
}

function renew(list, fresh) {
  const known = new Map([...list.children].map((row) => [row.id, row]))
  const present = new Set()
  let place = list.firstElementChild
  for (const row of fresh.children) {
    const old = known.get(row.id)
    const next = old && served.get(old) === row.outerHTML ? old : inPlaceOf(old, row)
    present.add(next)
    if (next === place) place = place.nextElementSibling
    else list.insertBefore(next, place)
  }
  for (const row of [...list.children]) if (!present.has(row)) row.remove()
}

let pause = USUAL
let timer = setTimeout(ask, pause)

async function ask() {
  clearTimeout(timer)
  if (document.hidden) return
  try {
    const answer = await fetch(location.href)
    if (!answer.ok) throw new Error(answer.statusText)
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
    for (const list of lists) {
      const next = fresh.getElementById(list.id)
      if (next) renew(list, next)
    }
    pause = USUAL
  } catch {
    pause = Math.min(pause * 2, 30000)
  }
  clearTimeout(timer)
  timer = setTimeout(ask, pause)
}

document.addEventListener('visibilitychange', ask)
`
