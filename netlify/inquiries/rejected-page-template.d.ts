/** The template that the build renders from the components of the contact page. */
declare module 'virtual:rejected-page' {
  const template: import('./rejected-page.ts').RejectedPageTemplate
  export default template
}
