let guardedPath: string | undefined;

export function markPrivatePage({ pathname }: URL) {
  guardedPath = pathname;
}

export function isPrivatePage(): boolean {
  return location.pathname === guardedPath;
}
