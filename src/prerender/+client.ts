/** Vike looks for the browser's entry under this name; it lives with what else runs in browsers. */
import '../client/hydrate.tsx'
