/** Vike requires this file. Pages load what it imports, and not the file itself: no code belongs here. */
import '../client/hydrate.tsx'
