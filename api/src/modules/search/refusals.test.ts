import { buildAddress } from '@parpaing/contract/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMaterial, createSeller } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { refreshSellers } from '../shops/service.ts';

const context = useTestApp();
const here = { lat: '48.86', lng: '2.44' };
const wool = { category: 'laine-de-verre' };

const seller = {} as { id: string };
/** Before the first request: the number of all materials is kept. */
beforeAll(async () => {
  seller.id = (await createSeller(context.db, { companyName: 'Négoce Montreuil' })).id;
  const wool = { sellerId: seller.id, categorySlug: 'laine-de-verre' };
  await createMaterial(context.db, { ...wool, title: 'Laine en rouleau', attributes: { epaisseur: 100 } });
  await createMaterial(context.db, { ...wool, title: 'Laine à Lyon', latitude: 45.76, longitude: 4.83 });
  await refreshSellers(context.db);
});

const kilometers = 'Indiquez un rayon en kilomètres entiers, de 1 à 300.';
const unreadable = 'Cette zone de la carte est illisible. Déplacez la carte et cherchez de nouveau.';
const pages = 'Cette page n’existe pas. Les résultats vont de la page 1 à la page 417 au plus.';
const sizes = 'Une page montre de 1 à 24 matériaux.';
const euros = 'Indiquez un prix en euros, de 0 à 1\u00a0000\u00a0000.';
const position = 'Cette position n’est pas complète. Donnez latitude et longitude, ou une commune.';
const reversed = 'Le minimum dépasse le maximum. Baissez l’un ou relevez l’autre.';
const datePast = 'Cette date est passée. Choisissez aujourd’hui ou un jour à venir.';
const oneDate = 'Écrivez une seule date, comme 2026-12-31.';
const offered = 'Choisissez une des valeurs proposées.';
const noSuchCategory = 'Cette catégorie n’existe pas. Choisissez-en une dans la liste.';
const noSuchValue = 'Cette valeur n’existe pas pour cette caractéristique. Choisissez-en une dans la liste.';
const noSuchAttribute = 'Cette caractéristique n’existe pas dans cette catégorie.';

type Query = Record<string, string | string[]>;

const refused: [field: string, query: Query, sentence: string][] = [
  ['radius', { ...here, radius: 'abc' }, kilometers],
  ['radius', { ...here, radius: '0' }, kilometers],
  ['radius', { ...here, radius: '500' }, kilometers],
  ['radius', { ...here, radius: '2.5' }, kilometers],
  ['bounds', { bounds: '45,4,46' }, unreadable],
  ['bounds', { bounds: '45,4,46,cinq' }, unreadable],
  ['bounds', { bounds: '46,4,45,5' }, unreadable],
  ['bounds', { bounds: '45,4,,5' }, unreadable],
  ['bounds', { bounds: '45,4,96,5' }, unreadable],
  ['bounds', { bounds: '45,-170,46,170' }, unreadable],
  ['page', { page: '-1' }, pages],
  ['page', { page: '0' }, pages],
  ['page', { page: 'deux' }, pages],
  ['page', { page: '418' }, pages],
  ['page', { page: '1000000' }, pages],
  ['limit', { limit: '9999' }, sizes],
  ['limit', { limit: '25' }, sizes],
  ['minPrice', { minPrice: '20', maxPrice: '10' }, reversed],
  ['minPrice', { minPrice: 'gratuit' }, euros],
  ['maxPrice', { maxPrice: '-5' }, euros],
  ['q', { q: 'a'.repeat(5000) }, 'Votre recherche est trop longue\u00a0: 200 caractères au plus.'],
  [
    'q',
    { q: 'laine\0' },
    'Votre recherche contient un caractère invisible. Effacez-la et tapez-la de nouveau.',
  ],
  ['q', { q: ['laine', 'verre'] }, 'Cette adresse porte plusieurs recherches. N’en gardez qu’une.'],
  ['category', { category: ['isolation', 'platrerie'] }, 'Choisissez une seule catégorie.'],
  ['city', { city: 'Lyon\0' }, 'Indiquez le nom d’une commune ou un code postal.'],
  ['category', { category: 'rayon-inconnu' }, noSuchCategory],
  ['category', { category: 'x'.repeat(81) }, noSuchCategory],
  ['city', { city: 'Xqzwyk' }, 'Cette commune ou ce code postal ne nous dit rien. Vérifiez l’orthographe.'],
  ['city', { city: 'x'.repeat(100) }, 'Indiquez le nom d’une commune ou un code postal.'],
  ['lat', { lat: '48' }, position],
  ['lat', { lng: '2' }, position],
  ['lat', { lat: '91', lng: '2' }, position],
  ['lng', { lat: '48', lng: 'est' }, position],
  [
    'quantity',
    { quantity: '-3', quantityUnit: 'm2' },
    'Indiquez une quantité au-dessus de 0 et jusqu’à 1\u00a0000\u00a0000.',
  ],
  ['quantityUnit', { quantity: '35' }, 'Choisissez l’unité de cette quantité\u00a0: m², kg, pièce…'],
  ['before', { before: '2020-12-31' }, datePast],
  ['before', { before: 'demain' }, oneDate],
  ['before', { before: '2030-02-30' }, oneDate],
  ['before', { before: ['2030-01-01', '2030-01-02'] }, oneDate],
  ['seller', { seller: 'dupont' }, 'Ce vendeur n’existe pas.'],
  ['condition', { condition: 'usé' }, offered],
  ['sort', { sort: 'hasard' }, offered],
  [
    'attr.epaisseur',
    { ...wool, 'attr.epaisseur': '100' },
    'Cette caractéristique se choisit par un minimum et un maximum.',
  ],
  ['attr.epaisseur.min', { 'attr.epaisseur.min': 'épais' }, 'Indiquez un nombre, sans son unité.'],
  ['attr.epaisseur.min', { 'attr.epaisseur.min': '200', 'attr.epaisseur.max': '100' }, reversed],
  ['attr.acermi', { 'attr.acermi': 'peut-être' }, noSuchValue],
  ['attr.acermi.min', { ...wool, 'attr.acermi.min': '1' }, noSuchValue],
  ['attr.euroclasse', { ...wool, 'attr.euroclasse': 'Z9' }, noSuchValue],
  ['attr.norme', { ...wool, 'attr.norme': '\0' }, noSuchValue],
  ['attr.essence', { ...wool, 'attr.essence': 'Chêne' }, noSuchAttribute],
  ['attr.', { ...wool, 'attr.': 'x' }, noSuchAttribute],
];

it.each(refused)('un visiteur apprend que « %s » ne convient pas : %j', async (field, query, message) => {
  const response = await context.app.inject({ url: '/api/materials', query });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ error: 'invalid_input', details: [{ field, message }] });
});

it('un visiteur qui va jusqu’à la dernière page n’y trouve plus rien, et n’est pas refusé', async () => {
  const response = await context.app.inject({ url: '/api/materials', query: { page: '417' } });
  expect([response.statusCode, response.json().items]).toEqual([200, []]);
});

it('une adresse mal encodée après son chemin se cherche comme elle se lit', async () => {
  const response = await context.app.inject({ url: '/api/materials?q=%E0%A4%A' });
  expect(response.statusCode).toBe(200);
});

it('un visiteur apprend en une fois toutes les caractéristiques qui ne conviennent pas', async () => {
  const stale = { 'attr.essence': 'Chêne', 'attr.section': '8', 'attr.longueur.min': '2', 'attr.r.min': 'x' };
  const response = await context.app.inject({ url: '/api/materials', query: { ...wool, ...stale } });
  expect(response.statusCode).toBe(400);
  expect(response.json().details.map(({ field }: { field: string }) => field)).toEqual(Object.keys(stale));
});

it('un visiteur anglais le lit dans sa langue', async () => {
  const response = await context.app.inject({
    url: '/api/materials?radius=abc',
    headers: { 'accept-language': 'en' },
  });
  expect(response.json().details).toEqual([
    { field: 'radius', message: 'Please give a radius in whole kilometers, from 1 to 300.' },
  ]);
});

describe('une page demande avec « tolerant »', () => {
  async function ask(query: Query, { url = '/api/materials', headers = {} } = {}) {
    const response = await context.app.inject({ url, query: { ...query, tolerant: 'true' }, headers });
    expect(response.statusCode).toBe(200);
    return response.json();
  }

  it.each(refused)('et reçoit ce qui se trouve sans « %s » : %j', async (field, query, message) => {
    const { asked, understood, faults, ...found } = await ask(query);
    expect(`/api/materials?${asked}`).toBe(buildAddress('listMaterials', { query }));
    expect(faults).toEqual([{ field, code: expect.any(String), message }]);
    const plain = await context.app.inject(`/api/materials?${understood}`);
    expect([plain.statusCode, plain.json()]).toEqual([200, found]);
  });

  it.each<[query: Query, understood: string, faults: string[]]>([
    [{ q: 'laine', page: '2' }, 'q=laine&page=2', []],
    [{ q: 'laine', minPrice: '', utm_source: 'x' }, 'q=laine&minPrice=&utm_source=x', []],
    [{ city: 'Lyon', radius: '900' }, 'city=Lyon&radius=30', ['radius too_big']],
    [{ city: 'Lyon' }, 'city=Lyon&radius=30', []],
    [{ radius: '900' }, '', ['radius too_big']],
    [{ minPrice: '50', maxPrice: '3' }, 'maxPrice=3', ['minPrice bounds_reversed']],
    [{ q: 'laine', maxTotal: '500' }, 'q=laine', ['quantity custom']],
    [{ maxTotal: '500', quantity: '0', quantityUnit: 'm2', waste: '5' }, 'waste=5', ['quantity too_small']],
    [
      { quantity: '35', quantityUnit: 'm2', city: 'Villeurbane', maxDeliveredTotal: '500' },
      'quantity=35&quantityUnit=m2&radius=30',
      ['city unknown_city'],
    ],
    [
      { quantity: '35', quantityUnit: 'm2', maxDeliveredTotal: '500' },
      'quantity=35&quantityUnit=m2',
      ['city custom'],
    ],
    [{ ...wool, condition: ['neuf', 'usé'] }, 'category=laine-de-verre', ['condition invalid_union']],
  ])('%j se comprend « %s »', async (query, understood, faults) => {
    const answer = await ask(query);
    expect(answer.understood).toBe(understood);
    expect(answer.faults.map(({ field, code }: Record<string, string>) => `${field} ${code}`)).toEqual(
      faults,
    );
  });

  it('et apprend en une fois tout ce qui ne convient pas, dans sa langue', async () => {
    const query = {
      q: 'laine',
      page: '0',
      lat: '48',
      city: 'Xqzwyk',
      category: 'rayon-inconnu',
      sort: 'hasard',
    };
    const reversed = { minPrice: '20', maxPrice: '10', 'attr.inconnu': '8', 'attr.r.min': 'x' };
    const answer = await ask({ ...query, ...reversed }, { headers: { 'accept-language': 'en' } });
    expect(answer.understood).toBe('q=laine&maxPrice=10&radius=30');
    const faults: { field: string; message: string }[] = answer.faults;
    expect(faults.map(({ field }) => field).sort()).toEqual(
      ['attr.inconnu', 'attr.r.min', 'category', 'city', 'lat', 'minPrice', 'page', 'sort'].sort(),
    );
    expect(faults.find(({ field }) => field === 'page')?.message).toMatch(/^There is no such page/);
  });

  it('et ne reçoit jamais de panne, quoi qu’elle envoie', async () => {
    const values = ['1e309', 'NaN', '-1', '\0', '', ' ', 'é'.repeat(3000), '__proto__', '[]', '%', 'true'];
    const names = [
      'q',
      'page',
      'radius',
      'bounds',
      'lat',
      'commune',
      'minPrice',
      'quantity',
      'attr.epaisseur.min',
    ];
    for (const name of [
      ...names,
      'category',
      'condition',
      'seller',
      'attr.__proto__',
      '__proto__',
      'constructor',
    ]) {
      for (const value of values) await ask({ [name]: value });
      const { understood } = await ask({ [name]: values, q: 'laine' });
      expect((await context.app.inject(`/api/materials?${understood}`)).statusCode).toBe(200);
    }
    const many = Object.fromEntries(Array.from({ length: 800 }, (_, index) => [`attr.a${index}`, '1']));
    expect((await ask(many)).faults).toHaveLength(800);
  });

  it('et peut relire sa réponse, qui dépend de sa langue dès qu’elle porte une phrase', async () => {
    const read = (headers = {}) =>
      context.app.inject({ url: '/api/materials?tolerant=true&page=0', headers });
    const { headers } = await read();
    expect([headers['cache-control'], headers.vary]).toEqual(['public, no-cache', 'accept-language']);
    expect((await read({ 'if-none-match': headers.etag })).statusCode).toBe(304);
  });

  it('mais une tolérance illisible se refuse', async () => {
    const response = await context.app.inject('/api/materials?tolerant=peut-être');
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, 'tolerant']);
  });

  it('comme la liste des vendeurs', async () => {
    const query = { q: 'Montreuil', city: 'Xqzwyk', page: '0' };
    const answer = await ask(query, { url: '/api/sellers' });
    expect(answer).toMatchObject({
      asked: 'q=Montreuil&city=Xqzwyk&page=0',
      understood: 'q=Montreuil&radius=30',
    });
    expect(answer.faults.map(({ field }: { field: string }) => field)).toEqual(['page', 'city']);
    expect(answer.items.map(({ id }: { id: string }) => id)).toEqual([seller.id]);
  });

  it('ce que la documentation de l’API décrit', async () => {
    const paths = (await context.app.inject('/api/docs/json')).json().paths;
    for (const path of ['/api/materials', '/api/sellers']) {
      const { parameters, responses } = paths[path].get;
      expect(parameters.map(({ name }: { name: string }) => name)).toContain('tolerant');
      const { properties } = responses[200].content['application/json'].schema;
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(['asked', 'understood', 'faults']));
    }
  });
});
