import { type MouseEvent, useRef } from 'react'

/** A label may hold no other control than its own: words with links in them point at their box here. */
export function useBoxPointer() {
  const boxRef = useRef<HTMLInputElement>(null)
  const pointAtBox = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button, input')) return
    boxRef.current?.focus()
    boxRef.current?.click()
  }
  return { boxRef, pointAtBox }
}
