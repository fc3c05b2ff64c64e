let letThrough: string | undefined;

/** Told by the guards: whoever logs out there has to leave, and wants to come back. */
export function markPrivate({ pathname }: URL) {
  letThrough = pathname;
}

export function isPrivatePage(): boolean {
  return location.pathname === letThrough;
}
