import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { readUser, subscribeToUser } from './session.ts';

/** Logged out in another tab: the guard, asked again, leads to the login page and back here later. */
export function useLeaveWhenLoggedOut() {
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      subscribeToUser(() => {
        if (!readUser()) void revalidate();
      }),
    [revalidate],
  );
}
