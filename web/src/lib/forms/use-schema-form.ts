import {
  type FieldError,
  type FieldValues,
  get,
  type Resolver,
  type UseFormProps,
  useForm,
} from 'react-hook-form';
import { logError } from '../browser/log.ts';
import { loadRules, type Schemas } from './load-rules.ts';

/** The rules of the API, loaded when the form is first focused. */
interface OwnSchema<Values> {
  schema: (schemas: Schemas, values: Values) => Schema<Values>;
  toInput?: undefined;
  toField?: undefined;
}

/** The form holds something else than what the schema reads. */
interface SchemaOfInput<Values> {
  schema: (schemas: Schemas, values: Values) => Schema<unknown>;
  toInput: (values: Values) => unknown;
  toField: (path: string) => string;
}

type Rules<Values> = (OwnSchema<Values> | SchemaOfInput<Values>) & {
  describe: (field: string, code: string, value: unknown) => string;
};

interface Schema<Values> {
  _zod: { input: Values };
  safeParseAsync: (
    values: unknown,
  ) => Promise<{ error?: { issues: { path: PropertyKey[]; code: string }[] } }>;
}

type SchemaFormProps<Values extends FieldValues> = Rules<Values> &
  Omit<UseFormProps<NoInfer<Values>>, 'resolver'>;

/** `useForm` with the rules of the contract. `Form` decides when a field is checked and which one gets the focus. */
export function useSchemaForm<Values extends FieldValues>({
  schema,
  toInput,
  toField,
  describe,
  ...props
}: SchemaFormProps<Values>) {
  return useForm<Values>({
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    // As with a native form, a field that has left the page is not sent.
    shouldUnregister: true,
    ...props,
    resolver: buildResolver({ schema, toInput, toField, describe } as Rules<Values>),
  });
}

/**
 * Not `zodResolver`: for a field that may be empty, a union, it takes the message of a member of the union, which does
 * not know the field.
 */
function buildResolver<Values extends FieldValues>({
  schema,
  toInput,
  toField = String,
  describe,
}: Rules<Values>): Resolver<Values> {
  return async (values, _, options) => {
    // Without the rules, which a lost connection may withhold, the server is left to judge.
    const unchecked = { values, errors: {} };
    const rules = await loadRules().catch(() => undefined);
    if (!rules) return unchecked;
    try {
      const { schemas, toNestErrors } = rules;
      const { error } = await schema(schemas, values).safeParseAsync(toInput ? toInput(values) : values);
      if (!error) return unchecked;
      const errors: Record<string, FieldError> = {};
      for (const { path, code } of error.issues) {
        const field = toField(path.join('.'));
        errors[field] ??= { type: code, message: describe(field, code, get(values, field)) };
      }
      return { values: {}, errors: toNestErrors(errors, options) };
    } catch (error) {
      logError('form rules', error);
      return unchecked;
    }
  };
}
