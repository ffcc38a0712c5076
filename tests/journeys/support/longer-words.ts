/** Runs in the page: makes every word of three letters or more 40 % longer, as in other languages. */
export function makeLonger(): void {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    if (node.parentElement?.closest('script, style, noscript, svg, [role="img"]')) continue
    node.nodeValue = (node.nodeValue ?? '').replace(
      /\p{L}{3,}/gu,
      (word) => word + word.slice(-Math.ceil(word.length * 0.4)),
    )
  }
}
