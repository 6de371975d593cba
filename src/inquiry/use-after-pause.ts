import { useEffect, useState } from 'react'

const pauseMs = 1000

/** Debounces a value: returns it once it has stayed the same for `pauseMs`. */
export function useAfterPause(value: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
