import { useEffect, useState } from 'react'

export interface Openable {
  readonly isOpen: boolean
}

/** What is on the screen: the props while they are open, then the last open ones until the leaving is over, then nothing. */
export function useLeaving<Props extends Openable>(props: Props, duration: number): Props | undefined {
  const [last, setLast] = useState(props.isOpen ? props : undefined)
  const { isOpen } = props
  if (isOpen && last !== props) setLast(props)
  useEffect(() => {
    if (isOpen) return undefined
    const timer = setTimeout(() => {
      setLast(undefined)
    }, duration)
    return () => {
      clearTimeout(timer)
    }
  }, [isOpen, duration])
  return isOpen ? props : last
}
