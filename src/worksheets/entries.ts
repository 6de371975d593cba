import { useEffect, useState } from 'react'
import type { Entries } from './rules/read.ts'

// A worksheet keeps its entries in the fragment of the address, which browsers never send to a
// server: `#quote?product=Mat&unit=2.90`. The part before `?` is the ID of the worksheet's figure.

/** Longer texts can only come from a changed link, and would make the address too long. */
export const longestEntry = 120

export function entriesIn(fragment: string): Entries {
  const start = fragment.indexOf('?')
  if (start === -1) return {}
  const pairs = [...new URLSearchParams(fragment.slice(start + 1))]
  return Object.fromEntries(
    pairs.map(([name, text]) => [name, text.slice(0, longestEntry)]),
  )
}

export function fragmentOf(worksheet: string, entries: Entries): string {
  const filledIn = Object.entries(entries).filter(([, text]) => text !== '')
  const query = `${new URLSearchParams(filledIn)}`
  return query ? `#${worksheet}?${query}` : `#${worksheet}`
}

/** What a worksheet needs in order to show and change its entries. */
export interface EntriesInUse {
  entries: Entries
  /** Changes some of the entries, here and in the address. */
  change: (changed: Entries) => void
  /** Returns the value of a field, and the function that changes its entry. */
  fieldOf: (name: string) => { value: string; onChange: (text: string) => void }
  clear: () => void
}

export function useEntries(worksheet: string, fragment: string): EntriesInUse {
  const [entries, setEntries] = useState(() => entriesIn(fragment))
  useEffect(() => {
    const write = () =>
      history.replaceState(history.state, '', fragmentOf(worksheet, entries))
    try {
      write()
    } catch {
      // Safari allows 100 changes of the address in 30 seconds, so try again later.
      const timer = setTimeout(write, 10_000)
      return () => clearTimeout(timer)
    }
  }, [worksheet, entries])
  const change = (changed: Entries) =>
    setEntries((before) => ({ ...before, ...changed }))
  return {
    entries,
    change,
    fieldOf: (name) => ({
      value: entries[name] ?? '',
      onChange: (text) => change({ [name]: text }),
    }),
    clear: () => setEntries({}),
  }
}
