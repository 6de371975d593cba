import { hydrateRoot } from 'react-dom/client'

hydrateRoot(document.body, <p>A minimal React page</p>)
