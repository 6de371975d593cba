/** Vike requires this file. Pages load only the modules that it imports. */
import '../client/hydrate.tsx'
// Nearly all pages use these components, which compress better in the first script than separately.
import '../ui/Section.tsx'
import '../ui/Steps.tsx'
