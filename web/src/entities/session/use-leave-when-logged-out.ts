import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { readUser, subscribeToUser } from './stored-user.ts';

/**
 * Logged out in another tab, or somebody else since: the guard, asked again, leads to the login page and back
 * here later, or what the page shows is fetched for the new user.
 */
export function useLeaveWhenLoggedOut() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let shownTo = readUser()?.id;
    return subscribeToUser(() => {
      const id = readUser()?.id;
      if (id === shownTo) return;
      shownTo = id;
      void revalidate();
    });
  }, [revalidate]);
}
