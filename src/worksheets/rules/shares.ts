/** Returns whole percentages that add up to 100: the largest fractions are rounded up. */
export function shareOut(amounts: number[]): number[] {
  const total = sum(amounts)
  if (total === 0) return amounts.map(() => 0)
  const exact = amounts.map((amount) => (amount / total) * 100)
  const shares = exact.map(Math.floor)
  const missing = 100 - sum(shares)
  const byFraction = exact
    .map((share, index) => ({ index, fraction: share % 1 }))
    .toSorted((a, b) => b.fraction - a.fraction)
  for (const { index } of byFraction.slice(0, missing))
    shares[index] = (shares[index] ?? 0) + 1
  return shares
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
