import { callSchemas } from '@parpaing/contract/schemas';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { copyDeclaredFields, createSerializerCompiler, describeFields } from './declared-fields.ts';

const writeDeclaredFields = (schema: z.ZodType, answer: unknown) =>
  createSerializerCompiler()({ schema })(answer);

const Picture = z.object({ id: z.string(), widths: z.array(z.number()) });
const Attribute = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('number'), value: z.number(), unit: z.string().optional() }),
  z.object({ kind: z.enum(['choice', 'text']), value: z.string() }),
]);
const Material = z.object({
  title: z.string(),
  picture: Picture.nullable(),
  pictures: z.array(Picture),
  need: z.object({ units: z.number() }).optional(),
  attributes: z.array(Attribute),
  raw: z.record(z.string(), z.union([z.number(), z.string()])),
});

const secret = { passwordHash: 'secret' };
const picture = { id: 'face', widths: [320, 640] };
const declared = {
  title: 'Parquet',
  picture,
  pictures: [picture],
  need: { units: 4 },
  attributes: [
    { kind: 'number' as const, value: 12, unit: 'mm' },
    { kind: 'text' as const, value: 'chêne' },
  ],
  raw: { epaisseur: 12, essence: 'chêne' },
};
const row = {
  ...declared,
  ...secret,
  picture: { ...picture, ...secret },
  pictures: [{ ...picture, ...secret }],
  need: { units: 4, ...secret },
  attributes: declared.attributes.map((attribute) => ({ ...attribute, ...secret })),
};

const ways = [
  { way: 'copiée pour une page', keep: copyDeclaredFields },
  {
    way: 'écrite en JSON',
    keep: (schema: z.ZodType, answer: unknown) => JSON.parse(writeDeclaredFields(schema, answer)),
  },
];

describe.each(ways)('ce que garde une réponse $way', ({ keep }) => {
  it('est ce que son schéma déclare, où que soit le reste', () => {
    expect(keep(Material, row)).toEqual(declared);
  });

  it('n’a pas les champs qui manquent', () => {
    const sparse = { ...declared, picture: null, need: undefined };
    expect(keep(Material, { ...row, picture: null, need: undefined })).toEqual(sparse);
  });

  it.each([
    ['un objet strict', z.strictObject({ id: z.string() }), { id: 'face' }, { id: 'face' }],
    ['un dictionnaire', z.record(z.string(), Picture), { a: { ...picture, ...secret } }, { a: picture }],
    ['une union', z.union([Picture, z.string()]), { ...picture, ...secret }, picture],
    ['une liste qui peut manquer', z.array(Picture).nullable(), [{ ...picture, ...secret }], [picture]],
  ])('est filtré dans %s', (_what, schema, answer, kept) => {
    expect(keep(schema, answer)).toEqual(kept);
  });

  it.each([
    ['une sorte inconnue', Attribute, { kind: 'autre', ...secret }],
    ['un champ obligatoire qui manque', z.object({ seller: z.string() }), {}],
    ['un objet là où sont des nombres et des textes', z.union([z.number(), z.string()]), secret],
    ['un texte à la place d’un objet', z.object({ picture: Picture }), { picture: 'face' }],
  ])('n’est rien de ce que le schéma ne décrit pas : %s', (_what, schema, answer) => {
    expect(() => keep(schema, answer)).toThrow();
  });
});

it.each([
  ['un objet à la place d’un texte', z.object({ seller: z.string() }), { seller: secret }],
  ['un objet dans une liste de textes', z.array(z.string()), [secret]],
])('une réponse écrite ne dit rien de %s', (_what, schema, answer) => {
  expect(writeDeclaredFields(schema, answer)).not.toContain('secret');
});

describe('un schéma qui pourrait garder trop', () => {
  it.each([
    ['des champs de plus', z.looseObject({ id: z.string() }), { id: 'face' }],
    ['des champs de plus d’une sorte', z.object({}).catchall(Picture), {}],
    ['une transformation', z.object({ id: z.string().transform(Number) }), { id: 1 }],
    ['un champ dont rien n’est dit', z.object({ id: z.unknown() }), { id: 'face' }],
  ])('est refusé : %s', (_what, schema, answer) => {
    expect(() => writeDeclaredFields(schema, answer)).toThrow();
  });

  it('n’est celui d’aucun appel', () => {
    const answers = Object.values(callSchemas).flatMap((schemas) =>
      'answer' in schemas ? [schemas.answer] : [],
    );
    expect(answers.length).toBeGreaterThan(50);
    for (const schema of answers) describeFields(schema);
  });
});

it('en développement, une valeur d’un autre type que le sien est refusée', () => {
  const write = createSerializerCompiler({ checksAnswers: true })({ schema: Picture });
  expect(JSON.parse(write({ ...picture, ...secret }))).toEqual(picture);
  expect(() => write({ ...picture, id: 7 })).toThrow();
});
