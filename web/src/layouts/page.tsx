import { Outlet } from 'react-router';
import { ErrorScreen } from '../ui/screens/error-screen.tsx';
import type { Route } from './+types/page';

/** An error boundary inside the shell: a failing page leaves the header and what is typed there. */
export default function PageLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
