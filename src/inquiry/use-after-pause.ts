import { useEffect, useState } from 'react'

const pauseMs = 1000

/** Returns the most recent value that has stayed unchanged for a second. */
export function useAfterPause(value: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
