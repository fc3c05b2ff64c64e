import { Outlet } from 'react-router';
import { ErrorScreen } from '../ui/screens/error-screen.tsx';
import type { Route } from './+types/page';

/** Between the shell and its pages: one that fails leaves the shell, and what is typed there, as it was. */
export default function PageLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
