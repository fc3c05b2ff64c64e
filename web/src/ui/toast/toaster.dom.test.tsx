import { afterEach, expect, it, vi } from 'vitest';
import { dismissNotification, listNotifications } from './notifications.ts';
import { notify } from './notify.ts';

afterEach(() => {
  for (const { id } of listNotifications()) dismissNotification(id);
});

function typeBelowToasts() {
  HTMLElement.prototype.showPopover ??= () => {};
  HTMLElement.prototype.hidePopover ??= () => {};
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10));
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
}

async function readPosition(message: string) {
  const isShown = () => {
    const stack = document.querySelector('[data-position]');
    expect(stack?.textContent ?? '').toContain(message);
    return stack?.getAttribute('data-position');
  };
  // The toaster is loaded with the first message.
  return await vi.waitFor(isShown, 60_000);
}

it('un message sans place imposée ne couvre pas le champ où l’on écrit', async () => {
  typeBelowToasts();
  notify({ message: 'Brouillon enregistré' });
  expect(await readPosition('Brouillon enregistré')).toBe('top-right');
});

it('un message dont la place est imposée y reste', async () => {
  typeBelowToasts();
  notify({ message: 'Préférences enregistrées', position: 'bottom-right' });
  expect(await readPosition('Préférences enregistrées')).toBe('bottom-right');
});
