/**
 * Its size and line are in attributes, because it appears only after hydration, and a page's first
 * styles are those of the classes in its HTML.
 */
export function CloseIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      stroke="currentColor"
      strokeWidth="2.6"
      aria-hidden="true"
    >
      <path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />
    </svg>
  )
}
