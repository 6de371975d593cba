/** In `npm run dev`, the function imports this module as `virtual:rejected-page`. */
import { renderPage } from 'vike/server'
import { readRejectedPage } from '../build/rejected-page.ts'

const { httpResponse } = await renderPage({ urlOriginal: '/inquiry-rejected' })
export default readRejectedPage(httpResponse.body)
