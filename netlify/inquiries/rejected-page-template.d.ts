/** Made by the build from the components of the site's own form. */
declare module 'virtual:rejected-page' {
  const template: import('./rejected-page.ts').RejectedPageTemplate
  export default template
}
