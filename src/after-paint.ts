/** Runs a task after the next paint, so that it doesn't delay that paint. */
export const afterPaint = (task: () => void) => requestAnimationFrame(() => setTimeout(task))
