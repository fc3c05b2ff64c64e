import { ApiError } from '@parpaing/contract/call-errors';
import { type FormEvent, useRef, useState } from 'react';
import { describeFailure } from '../http/describe-failure.ts';
import { loadSchemas, type Schemas } from './load-schemas.ts';

/** By name of the field, which is its path in what is sent: `socialMedia.facebook`. */
export type FieldErrors = Record<string, string | undefined>;

/** As much of Zod's as a form needs. */
interface Schema {
  safeParse: (values: unknown) => { error?: { issues: { path: PropertyKey[]; code: string }[] } };
}

interface FormRules<Values> {
  /** In the order of the page: the first at fault gets the focus. */
  fields: readonly string[];
  /** What the form holds, in the shape that is sent; texts by name unless told. */
  read?: (data: FormData) => Values;
  /** The API's own rules. */
  schema: (schemas: Schemas) => Schema;
  /** A broken rule in the page's words. */
  describe: (field: string, code: string, values: Values) => string;
  /** What no schema can say. */
  check?: (values: Values) => Promise<FieldErrors>;
  send: (values: Values) => Promise<void>;
  /** The field that a refusal of the server is about, where it names none. */
  fieldOf?: (error: ApiError) => string | undefined;
  /** SPEC §8: what to say where the server says nothing. */
  otherwise?: () => string;
  /** True when the caller shows the failure itself. */
  takeFailure?: (message: string) => boolean;
}

/** The one way forms work: rules loaded on focus, errors at their field, nothing typed is lost, one send at a time. */
export function useForm<Values>(rules: FormRules<Values>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  const { fields, read = readTexts as (data: FormData) => Values } = rules;

  /**
   * Checked when left, then as it is corrected: never while it is first typed. What is left empty waits for the
   * button: its sentence would push away the link that is being clicked.
   */
  async function check(event: FormEvent<HTMLFormElement>) {
    const { name, value } = event.target as HTMLInputElement;
    if (!fields.includes(name)) return;
    if (!errors[name] && (event.type === 'input' || value === '')) return;
    const found = await findErrors(read(new FormData(event.currentTarget)));
    setErrors((known) => ({ ...known, [name]: found[name] }));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const form = event.currentTarget;
    const values = read(new FormData(form));
    setFailure(undefined);
    try {
      if (!refuse(form, await findErrors(values))) await send(form, values);
    } finally {
      isBusy.current = false;
    }
  }

  async function send(form: HTMLFormElement, values: Values) {
    setIsSending(true);
    try {
      await rules.send(values);
    } catch (error) {
      const message = describeFailure(error, rules.otherwise?.());
      if (!refuse(form, locate(error, message)) && !rules.takeFailure?.(message)) setFailure(message);
    } finally {
      setIsSending(false);
    }
  }

  /** Shows the errors and leads to the first; false when there is none. */
  function refuse(form: HTMLFormElement, found: FieldErrors): boolean {
    setErrors(found);
    const first = fields.find((field) => found[field]);
    if (first) focusField(form, first);
    return first !== undefined;
  }

  /** Without the rules, which a lost connection may withhold, the server is left to judge. */
  async function findErrors(values: Values): Promise<FieldErrors> {
    try {
      const { error } = rules.schema(await loadSchemas()).safeParse(values);
      // The first issue of a field is the one that stays.
      const broken = (error?.issues ?? []).map(({ path, code }) => {
        const field = path.join('.');
        return [field, rules.describe(field, code, values)];
      });
      return { ...(await rules.check?.(values)), ...Object.fromEntries(broken.reverse()) };
    } catch {
      return {};
    }
  }

  function locate(error: unknown, message: string): FieldErrors {
    if (!(error instanceof ApiError)) return {};
    const named = (error.answer.details ?? []).filter(({ field }) => fields.includes(field));
    if (named.length > 0) return Object.fromEntries(named.map((detail) => [detail.field, detail.message]));
    const field = rules.fieldOf?.(error);
    return field ? { [field]: message } : {};
  }

  return {
    errors,
    failure,
    isSending,
    /** For the `<form>`: `post`, so that what is typed never ends up in an address. */
    form: {
      method: 'post' as const,
      noValidate: true,
      onSubmit: submit,
      onBlur: check,
      onInput: check,
      onFocus: () => void loadSchemas().catch(() => {}),
    },
  };
}

function readTexts(data: FormData): Record<string, string> {
  return Object.fromEntries(Array.from(data, ([name, value]) => [name, String(value)]));
}

function focusField(form: HTMLFormElement, name: string) {
  const found = form.elements.namedItem(name);
  const field = (found instanceof RadioNodeList ? found[0] : found) as HTMLElement | null;
  const folded = field?.closest('details');
  if (folded) folded.open = true;
  field?.focus();
}
