/** Vike requires this export, but `+onRenderHtml.tsx` does the rendering. */
export const Page = {}
