export const afterPaint = (task: () => void) =>
  requestAnimationFrame(() => setTimeout(task))
