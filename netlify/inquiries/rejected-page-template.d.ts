/** The template that the build renders from the contact page's components. */
declare module 'virtual:rejected-page' {
  const template: import('./rejected-page.ts').RejectedPageTemplate
  export default template
}
