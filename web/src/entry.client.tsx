import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { setLocaleFromDocument } from './lib/i18n/locale.ts';
import { loadServedErrorScreen } from './ui/screens/error-screen.tsx';

setLocaleFromDocument();

// React Router 8.4 shows the error page but leaves the rejection unhandled while styles load: its
// `prefetchStylesAndCallHandler` does not await the handler.
addEventListener('unhandledrejection', (event) => {
  if (isRouteErrorResponse(event.reason)) event.preventDefault();
});

await loadServedErrorScreen();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
