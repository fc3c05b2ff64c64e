import { type HandleErrorFunction, isRouteErrorResponse } from 'react-router';
import { logContext } from './lib/page/page-context.ts';

export { renderPage as default, streamTimeout } from './app/rendering/render-page.tsx';

export const handleError: HandleErrorFunction = (error, { context }) => {
  // Missing pages are not errors, and the API logs its own unavailability.
  if (isRouteErrorResponse(error) && (error.status < 500 || error.status === 503)) return;
  context.get(logContext)('page failed', error);
};
