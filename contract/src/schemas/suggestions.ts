import { z } from 'zod';
import { Id } from './fields.ts';
import { Place } from './places.ts';

const text = z.string();
const count = z.number().int();

export const Suggestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('term'), text, count: count.optional() }),
  z.object({ kind: z.literal('category'), text, slug: z.string(), count }),
  z.object({ kind: z.literal('material'), text, id: Id }),
  z.object({ kind: z.literal('place'), text, place: Place }),
  z.object({ kind: z.literal('seller'), text, id: Id, count }),
]);
export type Suggestion = z.infer<typeof Suggestion>;
