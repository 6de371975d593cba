/** Its presence alone makes Vike write `404.html`. */
export const Page = null
