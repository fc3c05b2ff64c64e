import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useUser } from '../entities/session/use-user.ts';
import { SideBar } from '../features/shell/seller-space/side-bar.tsx';
import { ErrorScreen } from '../ui/screens/error-screen.tsx';
import type { Route } from './+types/seller-space';
import '../features/shell/seller-space/seller-space.css';

export default function SellerSpace() {
  return (
    <WithSideBar>
      <Outlet />
    </WithSideBar>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <WithSideBar>
      <ErrorScreen error={error} />
    </WithSideBar>
  );
}

function WithSideBar({ children }: { children: ReactNode }) {
  const user = useUser();
  return (
    <div className="seller-space">
      {user ? <SideBar user={user} /> : <div className="side-bar" />}
      <div className="seller-page">{children}</div>
    </div>
  );
}
