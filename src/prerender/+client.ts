/** Vike requires this file. Pages load only the modules that it imports. */
import '../client/hydrate.tsx'
