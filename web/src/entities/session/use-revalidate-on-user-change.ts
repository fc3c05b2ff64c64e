import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { readUser, subscribeToUser } from './stored-user.ts';

/**
 * When the user logs out or changes in another tab, the guard runs again: it redirects to the login page, or
 * loads the page for the new user.
 */
export function useRevalidateOnUserChange() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let shownUserId = readUser()?.id;
    return subscribeToUser(() => {
      const id = readUser()?.id;
      if (id === shownUserId) return;
      shownUserId = id;
      void revalidate();
    });
  }, [revalidate]);
}
