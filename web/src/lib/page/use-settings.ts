import { useRouteLoaderData } from 'react-router';
import type { RootData } from './page-context.ts';
import type { PublicSettings } from './public-settings.ts';

export function useRootData(): RootData {
  const root = useRouteLoaderData('root') as RootData | undefined;
  if (!root) throw new Error('root data are read outside the root route');
  return root;
}

export function useSettings(): PublicSettings {
  return useRootData().settings;
}
