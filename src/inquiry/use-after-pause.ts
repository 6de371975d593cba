import { useEffect, useState } from 'react'

/** Debounces a value: returns it once it has stayed the same for the given time. */
export function useAfterPause(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
