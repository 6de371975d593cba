import { useEffect, useState } from 'react'

/** Returns the most recent value that has stayed unchanged for a second. */
export function useAfterPause(value: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 1000)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
