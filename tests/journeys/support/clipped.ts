/** Runs in the page: texts that their box cuts off, that overflow their control, or whose comma or full stop is alone on the next line. */
export function clippedWords(): string[] {
  const isUnseen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width <= 1 || height <= 1
  }
  const boxesOf = (element: Element | null): Element[] => (element ? [element, ...boxesOf(element.parentElement)] : [])
  const clips = (element: Element, axis: 'overflowX' | 'overflowY') =>
    /hidden|clip/.test(getComputedStyle(element)[axis])
  const isOut = (inner: DOMRect, outer: DOMRect, isAcross: boolean, isDown: boolean) =>
    (isAcross && (inner.left < outer.left - 1 || inner.right > outer.right + 1)) ||
    (isDown && (inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1))
  const endOfLinesBefore = ({ previousSibling }: Node) =>
    previousSibling instanceof Element ? previousSibling.getBoundingClientRect().bottom : Infinity
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const clipped = new Set<string>()
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const text = (node.nodeValue ?? '').trim()
    const boxes = boxesOf(node.parentElement).filter((box) => box !== document.body && box !== document.documentElement)
    // A third-party name cut by an ellipsis is complete in its accessible name.
    const isLeftOut = boxes.some((box) => isUnseen(box) || getComputedStyle(box).textOverflow === 'ellipsis')
    if (text === '' || isLeftOut || !node.parentElement?.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const inner = range.getBoundingClientRect()
    const control = boxes.find((box) => box.matches('button, a, label, [role="tab"]'))
    const isCut = boxes.some((box) =>
      isOut(inner, box.getBoundingClientRect(), clips(box, 'overflowX'), clips(box, 'overflowY')),
    )
    const isTornOff = /^[.,;:]/.test(text) && inner.top > endOfLinesBefore(node)
    const isOutside = control !== undefined && isOut(inner, control.getBoundingClientRect(), true, false)
    if (isCut || isOutside || isTornOff) clipped.add(text.slice(0, 60))
  }
  return [...clipped]
}
