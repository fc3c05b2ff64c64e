import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { formatSiret } from '../../../entities/user/seller/siret-format.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { Form } from '../../../ui/form/form.tsx';
import { describeSeller, SellerFields } from './seller-fields.tsx';

const siret = '73282932000074';
const send = vi.fn(async (_values: unknown) => {});

beforeAll(() => {
  overwriteGetLocale(() => 'fr');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
beforeEach(() => void send.mockClear());

function Seller({ taxId }: { taxId: string }) {
  const form = useSchemaForm({
    schema: ({ UpgradeInput, Consent }) => UpgradeInput.safeExtend({ acceptsRules: Consent }),
    describe: (field, code, value) =>
      field === 'acceptsRules' ? 'règles' : describeSeller(field, code, value),
    defaultValues: { businessType: 'artisan', companyName: 'Charpente Roux', taxId: formatSiret(taxId) },
  });
  return (
    <Form form={form} onSubmit={send}>
      <SellerFields />
      <input {...form.register('acceptsRules')} type="checkbox" />
      <output>{form.formState.errors.acceptsRules?.message}</output>
      <button type="submit">Envoyer</button>
    </Form>
  );
}

async function show(taxId: string) {
  document.body.innerHTML = '<main></main>';
  const main = document.querySelector('main') as HTMLElement;
  await act(async () => createRoot(main).render(<Seller taxId={taxId} />));
}

const find = (selector: string) => document.querySelector<HTMLInputElement>(selector);
const click = (selector: string) => act(async () => find(selector)?.click());
const chooseType = (type: string) => click(`[value=${type}]`);
const submit = () => click('[type=submit]');

function type(name: string, text: string) {
  const field = find(`[name="${name}"]`) as HTMLInputElement;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  return act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
}

it('un vendeur particulier n’envoie pas de SIRET ; redevenu entreprise, il retrouve le sien', async () => {
  await show('');
  expect(find('[value=artisan]')?.checked).toBe(true);
  await type('taxId', siret);
  expect(find('[name=taxId]')?.value).toBe(formatSiret(siret));
  await chooseType('particulier');
  expect(find('[name=taxId]')).toBeNull();
  await click('[name=acceptsRules]');
  await submit();
  await act(() => vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1), 10_000));
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    businessType: 'particulier',
    companyName: 'Charpente Roux',
  });
  expect(send.mock.calls[0]?.[0]).not.toHaveProperty('taxId');
  await chooseType('artisan');
  expect(find('[name=taxId]')?.value).toBe(formatSiret(siret));
});

it('un vendeur voit son SIRET mis en forme à la frappe, et envoie des adresses complètes', async () => {
  await show('');
  await type('taxId', siret);
  expect(find('[name=taxId]')?.value).toBe(formatSiret(siret));
  expect(document.body.textContent).toContain('La forme du numéro est correcte.');
  await type('socialMedia.facebook', ' facebook.com/roux ');
  const facebook = find('[name="socialMedia.facebook"]');
  await act(async () => facebook?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(facebook?.value).toBe('https://facebook.com/roux');
  await click('[name=acceptsRules]');
  await submit();
  await act(() => vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1), 10_000));
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    taxId: formatSiret(siret),
    socialMedia: { facebook: 'https://facebook.com/roux' },
  });
});

it('un vendeur qui n’accepte pas les règles lit aussi que son SIRET manque', async () => {
  await show('');
  await submit();
  await act(() => vi.waitFor(() => expect(find('output')?.textContent).toBe('règles'), 10_000));
  expect(document.getElementById('siret-note')?.textContent).toBe(
    'Indiquez votre numéro SIRET, 14 chiffres.',
  );
});

it('un vendeur qui remplit le champ de son site jusqu’au bout n’est pas refusé', async () => {
  await show(siret);
  const { maxLength } = find('[name=websiteUrl]') as HTMLInputElement;
  await type('websiteUrl', 'roux.fr/'.padEnd(maxLength, 'x'));
  await click('[name=acceptsRules]');
  await submit();
  await act(() => vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1), 10_000));
});
