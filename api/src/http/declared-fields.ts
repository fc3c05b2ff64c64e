import { encode } from 'zod';
import type { $ZodDiscriminatedUnionDef, $ZodShape, $ZodType, $ZodTypes } from 'zod/v4/core';

export type CopyAnswer = (schema: $ZodType, answer: unknown) => unknown;
type Copier = (answer: unknown) => unknown;

const copiers = new WeakMap<$ZodType, Copier>();
const scalars = ['string', 'number', 'boolean', 'enum', 'literal'];

export const copyDeclaredFields: CopyAnswer = (schema, answer) => getCopier(schema)(answer);

export const copyAndCheckWithZod: CopyAnswer = (schema, answer) => {
  const copy = copyDeclaredFields(schema, answer);
  const [written, checked] = [copy, encode(schema, answer)].map((value) => JSON.stringify(value));
  if (written !== checked) throw new Error(`An answer was written ${written} where Zod writes ${checked}`);
  return copy;
};

export function createSerializerCompiler(copyAnswer: CopyAnswer) {
  return ({ schema }: { schema: $ZodType }) => {
    // A schema that cannot be compiled is refused when the site starts.
    getCopier(schema);
    return (answer: unknown) => JSON.stringify(copyAnswer(schema, answer));
  };
}

function getCopier(schema: $ZodType): Copier {
  const known = copiers.get(schema);
  if (known) return known;
  const copier = compileCopier(schema);
  copiers.set(schema, copier);
  return copier;
}

/** Generates code that names each field: a loop over them is much slower (decision 037). */
function compileCopier(root: $ZodType): Copier {
  const names = new Map<$ZodType, string>();
  const functions: string[] = [];
  const result = buildCopy(root, 'answer', 'the answer');
  const code = `${functions.join('\n')}\nreturn (answer) => ${result};`;
  return new Function('copyScalar', 'refuse', code)(copyScalar, refuse);

  function buildCopy(schema: $ZodType, value: string, field: string): string {
    const { def } = (schema as $ZodTypes)._zod;
    const scalar = `copyScalar(${value}, ${JSON.stringify(field)})`;
    if (isScalar(schema)) return scalar;
    switch (def.type) {
      case 'nullable':
        return `(${value} === null ? null : ${buildCopy(def.innerType, value, field)})`;
      case 'optional':
        return `(${value} === undefined ? undefined : ${buildCopy(def.innerType, value, field)})`;
      case 'default':
        return buildCopy(def.innerType, value, field);
      case 'array':
        return `${value}.map((item) => ${buildCopy(def.element, 'item', field)})`;
      case 'record': {
        if (typeOf(def.keyType) !== 'string') break;
        if (typeOf(def.valueType) === 'unknown') return value;
        const entry = `[key, ${buildCopy(def.valueType, 'item', field)}]`;
        return `Object.fromEntries(Object.entries(${value}).map(([key, item]) => ${entry}))`;
      }
      case 'object':
        if (def.catchall && typeOf(def.catchall) !== 'never') break;
        return `${buildFunction(schema, def.shape)}(${value})`;
      case 'union':
        if ('discriminator' in def) return buildChoice(def as $ZodDiscriminatedUnionDef, value, field);
        if (def.options.every(isScalar)) return scalar;
    }
    throw new Error(`The fields of an answer cannot be told from this ${def.type}`);
  }

  function buildFunction(schema: $ZodType, shape: $ZodShape): string {
    const known = names.get(schema);
    if (known) return known;
    const name = `copy${names.size}`;
    names.set(schema, name);
    const fields = Object.entries(shape).map(([field, declared]) => {
      const key = JSON.stringify(field);
      const copy = `to[${key}] = ${buildCopy(declared, `from[${key}]`, field)};`;
      const otherwise = typeOf(declared) === 'optional' ? '' : ` else refuse(${key});`;
      return `if (from[${key}] !== undefined) ${copy}${otherwise}`;
    });
    functions.push(`function ${name}(from) { const to = {}; ${fields.join(' ')} return to; }`);
    return name;
  }

  function buildChoice(
    { options, discriminator }: $ZodDiscriminatedUnionDef,
    value: string,
    field: string,
  ): string {
    const kind = `${value}[${JSON.stringify(discriminator)}]`;
    const choices = options.flatMap((option) =>
      [...(option._zod.propValues?.[discriminator] ?? [])].map(
        (choice) => `${kind} === ${JSON.stringify(choice)} ? ${buildCopy(option, value, field)} : `,
      ),
    );
    return `(${choices.join('')}refuse(${JSON.stringify(field)}))`;
  }
}

const typeOf = (schema: $ZodType) => (schema as $ZodTypes)._zod.def.type;
const isScalar = (schema: $ZodType) => scalars.includes(typeOf(schema));

/** An object in the place of a text would leave with all its fields. */
function copyScalar(value: unknown, field: string): unknown {
  return typeof value === 'object' ? refuse(field) : value;
}

function refuse(field: string): never {
  throw new TypeError(`An answer does not have the shape of its schema: ${field}`);
}
