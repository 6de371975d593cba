import react from '@vitejs/plugin-react'

/**
 * The page `/_local/states`, which only `npm run dev` serves. Vite serves its script, but doesn't add
 * React's preamble for hot reload, without which that script fails.
 */
export const statesPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Every state</title>
<link rel="icon" href="/favicon.svg">
<style>
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); gap: 1rem; }
main { padding-block-end: 2rem; }
iframe { display: block; inline-size: 100%; min-block-size: 32rem; border: 1px solid; }
</style>
<body>
<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>
<script type="module">
import { show } from '/scripts/local/states/show.tsx'
show()
</script>
</html>
`
