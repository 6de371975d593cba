import { useEffect, useState } from 'react'

/** Returns the value that did not change for some time: for example, a text after a pause in typing. */
export function useAfterPause(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
