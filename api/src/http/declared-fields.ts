import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import { encode, toJSONSchema, type ZodType } from 'zod';
import type { $ZodTypes } from 'zod/v4/core';

type Write = (answer: unknown) => string;

const writers = new WeakMap<ZodType, Write>();

export const copyDeclaredFields = (schema: ZodType, answer: unknown): unknown => encode(schema, answer);

export function createSerializerCompiler({ checksAnswers = false } = {}) {
  return ({ schema }: { schema: ZodType }): Write =>
    (answer) => {
      if (checksAnswers) encode(schema, answer);
      return getWriter(schema)(answer);
    };
}

/** Compiled by the first answer: all of them together would delay each start. */
function getWriter(schema: ZodType): Write {
  const known = writers.get(schema);
  if (known) return known;
  const write = fastJsonStringify(describeFields(schema));
  writers.set(schema, write);
  return write;
}

export function describeFields(schema: ZodType): Schema {
  return toJSONSchema(schema, {
    // Other versions have unions in the place of `nullable`, which are slower.
    target: 'openapi-3.0',
    override({ zodSchema, jsonSchema }) {
      const { def } = (zodSchema as $ZodTypes)._zod;
      if (def.type === 'object') {
        if (jsonSchema.additionalProperties !== false || Object.values(def.shape).some(isUnknown))
          throw new Error('An answer has to declare its fields');
        // An undeclared field is left out, and does not decide which shape of a union is written.
        delete jsonSchema.additionalProperties;
      }
      delete jsonSchema.format;
      delete jsonSchema.exclusiveMinimum;
    },
  }) as Schema;
}

const isUnknown = (schema: unknown) => (schema as $ZodTypes)._zod.def.type === 'unknown';
