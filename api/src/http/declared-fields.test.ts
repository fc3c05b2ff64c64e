import { callSchemas } from '@parpaing/contract/schemas';
import { describe, expect, it } from 'vitest';
import { encode, z } from 'zod';
import { copyAndCheckWithZod, copyDeclaredFields, createSerializerCompiler } from './declared-fields.ts';

const compileSerializer = createSerializerCompiler(copyDeclaredFields);

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

describe('ce qu’une réponse garde', () => {
  it('est ce que son schéma déclare, où que soit le reste', () => {
    expect(copyDeclaredFields(Material, row)).toEqual(declared);
  });

  it('a les mêmes clés dans le même ordre que Zod, sans celles qui manquent', () => {
    const sparse = { ...row, picture: null, need: undefined };
    const kept = copyDeclaredFields(Material, sparse);
    expect(kept).not.toHaveProperty('need');
    expect(JSON.stringify(kept)).toBe(JSON.stringify(encode(Material, sparse)));
  });

  it.each([
    ['une sorte inconnue', Attribute, { kind: 'autre', ...secret }],
    ['un objet à la place d’un texte', z.object({ seller: z.string() }), { seller: secret }],
    ['un objet dans une liste de textes', z.array(z.string()), [secret]],
    ['un objet là où sont des nombres et des textes', z.union([z.number(), z.string()]), secret],
    ['rien à la place d’un texte', z.object({ seller: z.string() }), { seller: null }],
    ['un champ obligatoire qui manque', z.object({ seller: z.string() }), {}],
    ['un texte à la place d’un objet', z.object({ picture: Picture }), { picture: 'face' }],
    ['null là où un champ peut manquer', z.object({ seller: z.string().optional() }), { seller: null }],
    ['rien là où une valeur par défaut manque', z.object({ count: z.number().default(0) }), {}],
    ['rien là où null se dit', z.object({ seller: z.string().nullable() }), {}],
  ])('n’est rien de ce que le schéma ne décrit pas : %s', (_what, schema, answer) => {
    expect(() => copyDeclaredFields(schema, answer)).toThrow(TypeError);
  });

  it('est refusé avec le nom du champ en cause', () => {
    expect(() => copyDeclaredFields(z.array(Picture), [{ ...picture, id: secret }])).toThrow(/: id$/);
  });

  it.each([
    ['un objet strict', z.strictObject({ id: z.string() }), { id: 'face', ...secret }, { id: 'face' }],
    ['un dictionnaire', z.record(z.string(), Picture), { a: { ...picture, ...secret } }, { a: picture }],
  ])('est filtré dans %s', (_what, schema, answer, kept) => {
    expect(copyDeclaredFields(schema, answer)).toEqual(kept);
  });
});

describe('un schéma qui pourrait garder trop', () => {
  it.each([
    ['des objets sans discriminant', z.union([Picture, z.string()])],
    ['des champs de plus', z.looseObject({ id: z.string() })],
    ['des champs de plus d’une sorte', z.object({}).catchall(Picture)],
    ['un dictionnaire dont les clés sont connues', z.record(z.enum(['a']), z.string())],
    ['une transformation', z.string().transform(Number)],
    ['un champ dont rien n’est dit', z.object({ id: z.unknown() })],
  ])('est refusé au démarrage : %s', (_what, schema) => {
    expect(() => compileSerializer({ schema })).toThrow(/^The fields of an answer cannot be told/);
  });

  it('n’est celui d’aucun appel', () => {
    const answers = Object.values(callSchemas).flatMap((schemas) =>
      'answer' in schemas ? [schemas.answer] : [],
    );
    expect(answers.length).toBeGreaterThan(50);
    for (const schema of answers) compileSerializer({ schema });
  });
});

describe('en développement', () => {
  it('une valeur d’un autre type que le sien est refusée', () => {
    expect(copyAndCheckWithZod(Picture, { ...picture, ...secret })).toEqual(picture);
    expect(() => copyAndCheckWithZod(Picture, { ...picture, id: 7 })).toThrow();
  });

  it('une valeur que Zod changerait est refusée', () => {
    const Title = z.object({ title: z.string().trim() });
    expect(() => copyAndCheckWithZod(Title, { title: ' Parquet ' })).toThrow(/^An answer was written/);
  });
});
