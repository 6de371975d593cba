import { App } from '../App.tsx'

/** Vike requires this export. `+onRenderHtml.tsx` renders the page. */
export const Page = App
