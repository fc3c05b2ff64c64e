import { ApiError, NoResponseError } from '@parpaing/contract/call-errors';
import { type ReactNode, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type FieldValues, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { removeDraft, useDraft } from '../../lib/forms/draft.ts';
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { Form } from './form.tsx';

const draft = { name: 'essai', fields: ['name', 'message'] as const };
const question = 'Bonjour, mes tuiles sont-elles visibles ?';

let root: Root | undefined;
let send: ReturnType<typeof vi.fn<(values: unknown) => Promise<void>>>;

beforeAll(() => overwriteGetLocale(() => 'fr'));
beforeEach(() => {
  send = vi.fn(async () => {});
  document.body.innerHTML = '<main></main>';
});
afterEach(() => {
  root?.unmount();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

/** The contact form's rules; its sentences are `field code`. */
function Contact({ children }: { children?: (form: UseFormReturn<FieldValues>) => ReactNode }) {
  const form = useSchemaForm({
    schema: ({ ContactInput }) => ContactInput.omit({ topic: true }),
    describe: (field, code) => `${field} ${code}`,
  });
  useDraft(form, draft);
  const { errors, isSubmitting } = form.formState;
  return (
    <Form form={form} onSubmit={send} fallbackMessage={() => 'Échec de l’envoi'}>
      <input {...form.register('name')} aria-invalid={!!errors.name} />
      <output id="name">{errors.name?.message}</output>
      <input {...form.register('email')} aria-invalid={!!errors.email} />
      <output id="email">{errors.email?.message}</output>
      <details>
        <textarea {...form.register('message')} aria-invalid={!!errors.message} />
      </details>
      <output id="message">{errors.message?.message}</output>
      {children?.(form as unknown as UseFormReturn<FieldValues>)}
      <p role="alert">{errors.root?.server?.message}</p>
      <button type="submit">{isSubmitting ? 'Envoi…' : 'Envoyer'}</button>
    </Form>
  );
}

function WithBug({ bug }: { bug: Error }) {
  const form = useSchemaForm<{ email: string }>({
    schema() {
      throw bug;
    },
    describe: () => 'fault',
  });
  return (
    <Form form={form} onSubmit={send}>
      <input {...form.register('email')} />
      <button type="submit">Envoyer</button>
    </Form>
  );
}

function Terms() {
  const form = useSchemaForm({
    schema: ({ ContactInput, Consent }) => ContactInput.pick({ email: true }).extend({ terms: Consent }),
    describe: (field, code) => `${field} ${code}`,
  });
  const { errors } = form.formState;
  return (
    <Form form={form} onSubmit={send}>
      <input {...form.register('terms')} type="checkbox" />
      <output id="terms">{errors.terms?.message}</output>
      <input {...form.register('email')} />
      <output id="email">{errors.email?.message}</output>
      <button type="submit">Envoyer</button>
    </Form>
  );
}

function WithField() {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <Contact>{(form) => isShown && <input {...form.register('website')} />}</Contact>
      <button type="button" onClick={() => setIsShown(false)}>
        Retirer
      </button>
    </>
  );
}

function Rows() {
  const form = useSchemaForm({
    schema: ({ ContactInput }) => {
      const row = ContactInput.pick({ email: true });
      return ContactInput.pick({ name: true }).extend({ rows: row.array().min(2) });
    },
    describe: (field, code) => `${field} ${code}`,
    defaultValues: { name: 'Camille', rows: [{ email: 'a@exemple.fr' }] },
  });
  const rows = useFieldArray({ control: form.control, name: 'rows' });
  const { errors } = form.formState;
  return (
    <Form form={form} onSubmit={send}>
      <input {...form.register('name')} />
      {rows.fields.map(({ id }, index) => (
        <input
          key={id}
          {...form.register(`rows.${index}.email`)}
          aria-invalid={!!errors.rows?.[index]?.email}
        />
      ))}
      <output id="rows">{errors.rows?.root?.message}</output>
      <output id="row">{errors.rows?.[1]?.email?.message}</output>
      <button type="button" onClick={() => rows.append({ email: 'b' })}>
        Ajouter
      </button>
      <button type="submit">Envoyer</button>
    </Form>
  );
}

async function show(page: ReactNode) {
  root = createRoot(getMain());
  root.render(page);
  await waitFor(() => expect(document.forms).toHaveLength(1));
}

/** The first wait includes the loading of the rules. */
const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 30_000 });
const getMain = () => document.querySelector('main') as HTMLElement;
const getField = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const readError = (name: string) => document.getElementById(name)?.textContent;
const readAlert = () => document.querySelector('[role=alert]')?.textContent;
const pressButton = () => document.querySelector<HTMLElement>('[type=submit]')?.click();

function type(name: string, text: string) {
  const field = getField(name);
  field.focus();
  // Around React's own setter, or React takes the event for its own change and is silent.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function fillAll() {
  type('name', 'Camille');
  type('email', 'camille@exemple.fr');
  type('message', question);
}

it('une visiteuse qui entre dans un champ fait venir les règles, sans que Zod compile rien', async () => {
  Reflect.deleteProperty(globalThis, '__zod_globalConfig');
  await show(<Contact />);
  expect(globalThis).not.toHaveProperty('__zod_globalConfig');
  getField('name').focus();
  expect(globalThis).toHaveProperty('__zod_globalConfig.jitless', true);
});

it('une visiteuse lit son erreur en quittant le champ, puis la voit partir en corrigeant, jamais à la première frappe', async () => {
  await show(<Contact />);
  type('message', 'Bonj');
  type('email', 'camille');
  await waitFor(() => expect(readError('message')).toBe('message too_small'));
  expect(readError('email')).toBe('');
  getField('email').blur();
  await waitFor(() => expect(readError('email')).toBe('email invalid_format'));
  type('name', '');
  getField('name').blur();
  type('email', 'camille@exemple.fr');
  await waitFor(() => expect(readError('email')).toBe(''));
  expect(readError('name')).toBe('');
});

it('une visiteuse qui passe sur la case des conditions n’y lit rien avant d’envoyer', async () => {
  await show(<Terms />);
  getField('terms').focus();
  type('email', 'camille');
  getField('email').blur();
  await waitFor(() => expect(readError('email')).toBe('email invalid_format'));
  expect(readError('terms')).toBe('');
  pressButton();
  await waitFor(() => expect(readError('terms')).toBe('terms custom'));
});

it('une visiteuse qui envoie trop tôt lit ce qui manque à chaque champ et se trouve dans le premier', async () => {
  await show(<Contact />);
  type('name', 'Camille');
  pressButton();
  await waitFor(() => expect(document.activeElement).toBe(getField('email')));
  expect(['name', 'email', 'message'].map(readError)).toEqual([
    '',
    'email invalid_format',
    'message too_small',
  ]);
  expect(send).not.toHaveBeenCalled();

  type('email', 'camille@exemple.fr');
  expect(document.querySelector('details')?.open).toBe(false);
  pressButton();
  await waitFor(() => expect(document.activeElement).toBe(getField('message')));
  expect(document.querySelector('details')?.open).toBe(true);
});

it('une visiteuse que le serveur refuse le lit aux champs qu’il nomme, sinon au-dessus du bouton', async () => {
  await show(<Contact />);
  fillAll();
  const details = [
    { field: 'message', message: 'Ce texte ne convient pas.' },
    { field: 'email', message: 'Cette adresse ne reçoit rien.' },
    { field: 'elsewhere', message: 'Inconnu.' },
  ];
  send.mockRejectedValueOnce(new ApiError(400, { message: 'Saisie refusée.', details }));
  pressButton();
  await waitFor(() => expect(document.activeElement).toBe(getField('email')));
  expect(readError('email')).toBe('Cette adresse ne reçoit rien.');
  expect(readError('message')).toBe('Ce texte ne convient pas.');
  expect(readAlert()).toBe('');

  const refusals: [Error, string][] = [
    [new ApiError(409, { message: 'Déjà envoyé.', details: details.slice(2) }), 'Déjà envoyé.'],
    [new ApiError(500, {}), 'Échec de l’envoi'],
    [new NoResponseError('coupé'), 'Aucune réponse du serveur. Veuillez vérifier votre connexion Internet.'],
  ];
  for (const [refusal, sentence] of refusals) {
    send.mockRejectedValueOnce(refusal);
    pressButton();
    await waitFor(() => expect(readAlert()).toBe(sentence));
  }
  expect(readError('email')).toBe('');
  expect(getField('message').value).toBe(question);
});

it('une visiteuse qui insiste n’envoie qu’une fois, et peut renvoyer une fois la réponse venue', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  send.mockReturnValueOnce(promise);
  await show(<Contact />);
  fillAll();
  pressButton();
  await waitFor(() => expect(document.querySelector('button')?.textContent).toBe('Envoi…'));
  pressButton();
  resolve();
  await waitFor(() => expect(document.querySelector('button')?.textContent).toBe('Envoyer'));
  expect(send).toHaveBeenCalledTimes(1);
  pressButton();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

it('une visiteuse à qui les règles ne sont pas parvenues envoie, et le serveur juge', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  vi.doMock('@hookform/resolvers', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await show(<Contact />);
  type('email', 'camille');
  pressButton();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ name: '', email: 'camille', message: '' }));
  vi.doUnmock('@hookform/resolvers');
  expect(logged).not.toHaveBeenCalled();
});

it('une visiteuse dont le formulaire a un défaut envoie quand même, et le défaut est consigné', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const bug = new TypeError('input.pick is not a function');
  await show(<WithBug bug={bug} />);
  type('email', 'camille');
  pressButton();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ email: 'camille' }));
  expect(logged.mock.calls).toEqual([['form rules', bug]]);
});

it('une visiteuse qui a écrit avant les scripts envoie ce qu’elle a écrit, et non son brouillon', async () => {
  sessionStorage.setItem('draft.essai', JSON.stringify({ name: 'Dominique', message: question }));
  getMain().innerHTML = renderToString(<Contact />);
  getField('name').value = 'Camille';
  getField('email').value = 'camille@exemple.fr';
  root = hydrateRoot(getMain(), <Contact />);
  await waitFor(() => expect(getField('message').value).toBe(question));
  pressButton();
  const expected = { name: 'Camille', email: 'camille@exemple.fr', message: question };
  await waitFor(() => expect(send).toHaveBeenCalledWith(expected));
});

it('une visiteuse dont un outil remplit les champs sans le dire envoie ce qu’elle voit', async () => {
  await show(<Contact />);
  fillAll();
  getField('email').value = 'dominique@exemple.fr';
  getField('name').value = 'Dominique';
  pressButton();
  const expected = { name: 'Dominique', email: 'dominique@exemple.fr', message: question };
  await waitFor(() => expect(send).toHaveBeenCalledWith(expected));
});

it('une visiteuse dont le navigateur coche la case à son retour envoie son accord', async () => {
  await show(<Terms />);
  type('email', 'camille@exemple.fr');
  getField('terms').checked = true;
  pressButton();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ email: 'camille@exemple.fr', terms: true }));
});

it('une visiteuse garde un brouillon de ce qu’elle écrit, sans ce que le navigateur remplit', async () => {
  await show(<Contact />);
  fillAll();
  expect(JSON.parse(sessionStorage.getItem('draft.essai') ?? '')).toEqual({
    name: 'Camille',
    message: question,
  });
  removeDraft(draft);
  expect(sessionStorage.getItem('draft.essai')).toBeNull();
});

it('une visiteuse n’envoie pas un champ qui a quitté la page, et rien ne le lui reproche', async () => {
  await show(<WithField />);
  fillAll();
  type('website', 'x'.repeat(201));
  document.querySelector<HTMLElement>('[type=button]')?.click();
  await waitFor(() => expect(getField('website')).toBeNull());
  pressButton();
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls[0]?.[0]).not.toHaveProperty('website');
});

it('une visiteuse lit l’erreur de chaque ligne d’une liste, et celle de la liste', async () => {
  await show(<Rows />);
  pressButton();
  await waitFor(() => expect(readError('rows')).toBe('rows too_small'));
  document.querySelector<HTMLElement>('[type=button]')?.click();
  await waitFor(() => expect(getField('rows.1.email')).not.toBeNull());
  pressButton();
  await waitFor(() => expect(readError('row')).toBe('rows.1.email invalid_format'));
  expect(readError('rows')).toBe('');
  expect(document.activeElement).toBe(getField('rows.1.email'));
  type('rows.1.email', 'b@exemple.fr');
  pressButton();
  const rows = [{ email: 'a@exemple.fr' }, { email: 'b@exemple.fr' }];
  await waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'Camille', rows }));
});
