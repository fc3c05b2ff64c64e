import { data } from 'react-router';
import { pageMeta } from '../lib/page/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { NotFoundScreen } from '../ui/screens/not-found-screen.tsx';
import type { Route } from './+types/not-found';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.not_found_title(), description: m.not_found_text(), isIndexed: false });

export function loader() {
  return data(null, { status: 404 });
}

/** Avoids a request to the server for an unknown address. */
export function clientLoader() {
  return null;
}

export default NotFoundScreen;
