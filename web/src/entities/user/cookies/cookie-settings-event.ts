const openEvent = 'cookie-settings';

export function openCookieSettings() {
  dispatchEvent(new Event(openEvent));
}

export function subscribeToCookieSettings(open: () => void) {
  addEventListener(openEvent, open);
  return () => removeEventListener(openEvent, open);
}
