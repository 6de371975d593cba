/** Vike requires this file, but pages load only the modules that it imports. */
import '../client/hydrate.tsx'
