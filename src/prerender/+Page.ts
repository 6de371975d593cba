import { App } from '../App.tsx'

/** Vike wants a component here; `+onRenderHtml.tsx` renders the app itself. */
export const Page = App
