/** Vike requires this file name. The entry itself is in `src/client`, with all code for browsers. */
import '../client/hydrate.tsx'
