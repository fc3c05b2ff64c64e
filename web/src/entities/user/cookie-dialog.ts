const openEvent = 'cookie-settings';

/** From the footer, the privacy page, the profile: wherever a choice may be made again. */
export function openCookieSettings() {
  dispatchEvent(new Event(openEvent));
}

export function onCookieSettings(open: () => void) {
  addEventListener(openEvent, open);
  return () => removeEventListener(openEvent, open);
}
