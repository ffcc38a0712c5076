const standInOf = ({ addedNodes, previousSibling, nextSibling }: MutationRecord) =>
  [...Array.from(addedNodes), previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT')

/**
 * A browser's translator removes the page's text nodes and inserts elements of its own, unknown to React, which would throw at the next
 * change beside one or write new text into a detached node. Here each operation on such a text node is applied to its replacement, and a
 * changed text node is put back, to be translated again.
 */
export function tolerateTranslatedDom() {
  /** The translator's replacement of each of our text nodes. */
  const standIns = new WeakMap<Node, Node>()
  const renewed = new MutationObserver((records) => {
    for (const { target } of records) {
      const standIn = standIns.get(target)
      if (standIn?.parentNode && !target.parentNode) standIn.parentNode.replaceChild(target, standIn)
    }
  })
  const translated = new MutationObserver((records) => {
    for (const record of records) {
      const standIn = standInOf(record)
      if (!standIn) continue
      for (const node of Array.from(record.removedNodes)) {
        if (!(node instanceof Text) || node.parentNode) continue
        standIns.set(node, standIn)
        renewed.observe(node, { characterData: true })
      }
    }
  })
  translated.observe(document.body, { childList: true, subtree: true })

  const own = (name: 'insertBefore' | 'removeChild') =>
    Reflect.get(Node.prototype, name) as (this: Node, node: Node, before?: Node | null) => Node
  const [insertBefore, removeChild] = [own('insertBefore'), own('removeChild')]
  const placed = <Of extends Node>(parent: Node, node: Of): Node | undefined =>
    [node, standIns.get(node)].find((found) => found?.parentNode === parent)
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    const found = placed(this, child)
    if (found) removeChild.call(this, found)
    return child
  }
  Node.prototype.insertBefore = function insert<New extends Node>(this: Node, added: New, before: Node | null): New {
    insertBefore.call(this, added, (before && placed(this, before)) ?? null)
    return added
  }
}
