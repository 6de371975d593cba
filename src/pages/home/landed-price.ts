import type { home } from '../../content/home.ts'

/**
 * Adds up a quote in cents, because sums of decimals are inexact: 3.3 + 1.1 + 0.7 is
 * 5.1000000000000005.
 */
export function landedPrice({ rows, quantity, currency }: typeof home.hero.quote) {
  const cents = rows.map(({ amount }) => Math.round(amount * 100))
  const perUnit = cents.reduce((sum, amount) => sum + amount, 0)
  return {
    rows: cents.map((amount) => currency + decimal(amount)),
    /** The start and width of each row's share of the price, in percent. */
    shares: cents.map((amount, index) => ({
      start: percent(cents.slice(0, index).reduce((sum, before) => sum + before, 0) / perUnit),
      width: percent(amount / perUnit),
    })),
    perUnit: currency + decimal(perUnit),
    /** The total price, without cents if it is a whole amount. */
    forAll: currency + decimal(perUnit * quantity).replace(/\.00$/, ''),
  }
}

// The first call to `toLocaleString` would take 20 ms, longer than the rest of the page.
function decimal(cents: number): string {
  return (cents / 100).toFixed(2).replaceAll(/\B(?=(\d{3})+\.)/g, ',')
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`
