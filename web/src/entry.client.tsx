import { loadCatalogue } from 'virtual:catalogues';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { adoptDocumentLocale } from './lib/i18n.ts';

// A page whose words cannot be fetched is better off in French than without its scripts.
await loadCatalogue(adoptDocumentLocale()).catch(() => {});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
