import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useUser } from '../entities/session/use-user.ts';
import { SellerSpaceFrame } from '../features/shell/seller-space/seller-space-frame.tsx';
import { SideBar } from '../features/shell/seller-space/side-bar.tsx';
import { ErrorScreen } from '../ui/screens/error-screen.tsx';
import type { Route } from './+types/seller-space';

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
  return <SellerSpaceFrame sideBar={user && <SideBar user={user} />}>{children}</SellerSpaceFrame>;
}
