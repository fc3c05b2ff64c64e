import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { adoptDocumentLocale } from './lib/i18n/locale.ts';

adoptDocumentLocale();

// React Router 8.4 shows the error page, but leaves the rejection unhandled while the page's styles load:
// its `prefetchStylesAndCallHandler` does not await the handler.
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
