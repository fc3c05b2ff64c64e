import { loadCatalogue } from 'virtual:catalogues';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { adoptDocumentLocale } from './lib/i18n/locale.ts';

// A page whose words cannot be fetched is better off in French than without its scripts.
await loadCatalogue(adoptDocumentLocale()).catch(() => {});

// The router shows a refused page, but handles the refusal only once the styles of the page are there:
// `prefetchStylesAndCallHandler` of React Router 8.4 does not await its handler.
addEventListener('unhandledrejection', (event) => {
  if (isRouteErrorResponse(event.reason)) event.preventDefault();
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
