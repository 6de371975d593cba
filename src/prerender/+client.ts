/** Vike requires a file with this name for the browser's script. */
import '../client/hydrate.tsx'
// Nearly all pages use these components, which compress better together with the other modules.
import '../ui/Section.tsx'
import '../ui/Steps.tsx'
