import { App } from '../App.tsx'

/** Vike requires a component here; `+onRenderHtml.tsx` renders the app itself. */
export const Page = App
