/** Runs in the page: texts that extend beyond the left or right edge of the screen. */
export function wordsBeyond(): string[] {
  const isCut = (element: Element | null): boolean => {
    // A table scrolls inside its own frame.
    if (!element) return false
    const isUnseen = element.getBoundingClientRect().width <= 1
    return (
      isUnseen ||
      element.tagName === 'TABLE' ||
      getComputedStyle(element).textOverflow === 'ellipsis' ||
      isCut(element.parentElement)
    )
  }
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const beyond = [] as string[]
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    if (isCut(node.parentElement)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = Array.from(range.getClientRects())
    const isBeyond = rects.some(({ left, right }) => left < -0.5 || right > innerWidth + 0.5)
    if (isBeyond) beyond.push(`${node.parentElement?.className ?? ''}: ${(node.textContent ?? '').slice(0, 40)}`)
  }
  if (document.documentElement.scrollWidth > innerWidth)
    beyond.push(`the page: ${document.documentElement.scrollWidth}`)
  return beyond
}
