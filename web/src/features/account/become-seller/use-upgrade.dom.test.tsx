import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, vi } from 'vitest';
import { endSessionInPlace } from '../../../entities/session/end-session.ts';
import type { User } from '../../../entities/session/user-record.ts';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { resetBrowser, storeUser } from '../../../testing/browser.ts';
import { useUpgrade } from './use-upgrade.ts';

beforeAll(() => {
  overwriteGetLocale(() => 'fr');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

function CompanyName({ user }: { user: User }) {
  const { form } = useUpgrade(user, () => {});
  return <input {...form.register('companyName')} />;
}

async function openForm(user: User) {
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main') as HTMLElement);
  await act(async () => root.render(<CompanyName user={user} />));
  return { root, field: document.querySelector('input') as HTMLInputElement };
}

it('un membre renvoyé pendant qu’il devient vendeur retrouve ce qu’il écrivait, un autre non', async () => {
  resetBrowser();
  const user = storeUser();
  const { root, field } = await openForm(user);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Roux BTP');
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
  await act(async () => root.unmount());
  endSessionInPlace('inactivity', user);
  expect((await openForm(storeUser({ id: '2' }))).field.value).toBe('');
  expect((await openForm(user)).field.value).toBe('Roux BTP');
});
