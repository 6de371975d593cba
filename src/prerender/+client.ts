/** Vike requires a file with this name for the client-side script. */
import '../client/hydrate.tsx'
// Nearly all pages use `Section` and `Steps`, which compress better as part of the main script.
import '../ui/Section.tsx'
import '../ui/Steps.tsx'
