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
  const result = buildCopy(root, 'answer');
  const code = `${functions.join('\n')}\nreturn (answer) => ${result};`;
  return new Function('copyScalar', 'refuse', code)(copyScalar, refuse);

  function buildCopy(schema: $ZodType, value: string): string {
    const { def } = (schema as $ZodTypes)._zod;
    if (isScalar(schema)) return `copyScalar(${value})`;
    switch (def.type) {
      case 'nullable':
      case 'optional':
      case 'default':
        return `(${value} == null ? ${value} : ${buildCopy(def.innerType, value)})`;
      case 'array':
        return `${value}.map((item) => ${buildCopy(def.element, 'item')})`;
      case 'record': {
        if (typeOf(def.keyType) !== 'string') break;
        if (typeOf(def.valueType) === 'unknown') return value;
        const entry = `[key, ${buildCopy(def.valueType, 'item')}]`;
        return `Object.fromEntries(Object.entries(${value}).map(([key, item]) => ${entry}))`;
      }
      case 'object':
        if (def.catchall && typeOf(def.catchall) !== 'never') break;
        return `${buildFunction(schema, def.shape)}(${value})`;
      case 'union':
        if ('discriminator' in def) return buildChoice(def as $ZodDiscriminatedUnionDef, value);
        if (def.options.every(isScalar)) return `copyScalar(${value})`;
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
      const otherwise = isOptional(declared) ? '' : ' else refuse();';
      return `if (from[${key}] !== undefined) to[${key}] = ${buildCopy(declared, `from[${key}]`)};${otherwise}`;
    });
    functions.push(`function ${name}(from) { const to = {}; ${fields.join(' ')} return to; }`);
    return name;
  }

  function buildChoice({ options, discriminator }: $ZodDiscriminatedUnionDef, value: string): string {
    const kind = `${value}[${JSON.stringify(discriminator)}]`;
    const choices = options.flatMap((option) =>
      [...(option._zod.propValues?.[discriminator] ?? [])].map(
        (choice) => `${kind} === ${JSON.stringify(choice)} ? ${buildCopy(option, value)} : `,
      ),
    );
    return `(${choices.join('')}refuse())`;
  }
}

const typeOf = (schema: $ZodType) => (schema as $ZodTypes)._zod.def.type;
const isScalar = (schema: $ZodType) => scalars.includes(typeOf(schema));

const isOptional = (schema: $ZodType) => ['optional', 'default'].includes(typeOf(schema));

/** An object in the place of a text would leave with all its fields. */
function copyScalar(value: unknown): unknown {
  return typeof value === 'object' ? refuse() : value;
}

function refuse(): never {
  throw new TypeError('An answer does not have the shape of its schema');
}
