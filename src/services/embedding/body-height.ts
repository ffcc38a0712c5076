/** Debounce in milliseconds: changes within it are sent as one (SHELL-12). */
const PAUSE = 15

/**
 * Calls back whenever the element's height may have changed. Browsers without `ResizeObserver` observe mutations within
 * it and window resizes.
 */
function onChange(element: HTMLElement, changed: () => void): () => void {
  if ('ResizeObserver' in window) {
    const observer = new ResizeObserver(changed)
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }
  const observer = new MutationObserver(changed)
  observer.observe(element, { subtree: true, childList: true, characterData: true, attributes: true })
  addEventListener('resize', changed)
  // `ResizeObserver` reports the first height on its own.
  changed()
  return () => {
    observer.disconnect()
    removeEventListener('resize', changed)
  }
}

/** Reports the body's height in pixels whenever it has changed. Returns a function that stops it. */
export function watchBodyHeight(report: (height: number) => void): () => void {
  const { body } = document
  let reported: number | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  const stop = onChange(body, () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      const height = Math.ceil(body.getBoundingClientRect().height)
      if (height !== reported) report(height)
      reported = height
    }, PAUSE)
  })
  return () => {
    clearTimeout(waiting)
    stop()
  }
}
