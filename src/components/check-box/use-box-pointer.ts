import { type MouseEvent, useRef } from 'react'

/** A `<label>` may contain no other control than its own, so a label text with links forwards its clicks to the checkbox here. */
export function useBoxPointer() {
  const boxRef = useRef<HTMLInputElement>(null)
  const pointAtBox = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button, input')) return
    boxRef.current?.focus()
    boxRef.current?.click()
  }
  return { boxRef, pointAtBox }
}
