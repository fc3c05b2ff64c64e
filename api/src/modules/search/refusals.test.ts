import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp();
const here = { lat: '48.86', lng: '2.44' };
const wool = { category: 'laine-de-verre' };

const kilometers = 'Indiquez un rayon en kilomètres entiers, de 1 à 200.';
const unreadable = 'Cette zone de la carte est illisible. Déplacez la carte et cherchez de nouveau.';
const pages = 'Cette page n’existe pas. Les résultats vont de la page 1 à la page 417 au plus.';
const sizes = 'Une page montre de 1 à 24 matériaux.';
const euros = 'Indiquez un prix en euros, de 0 à 1\u00a0000\u00a0000.';
const position = 'Cette position n’est pas complète. Donnez latitude et longitude, ou une commune.';
const reversed = 'Le minimum dépasse le maximum. Baissez l’un ou relevez l’autre.';
const offered = 'Choisissez une des valeurs proposées.';
const noSuchCategory = 'Cette catégorie n’existe pas. Choisissez-en une dans la liste.';
const noSuchValue = 'Cette valeur n’existe pas pour cette caractéristique. Choisissez-en une dans la liste.';
const noSuchAttribute = 'Cette caractéristique n’existe pas dans cette catégorie.';

it.each<[field: string, query: Record<string, string | string[]>, sentence: string]>([
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
])('un visiteur apprend que « %s » ne convient pas : %j', async (field, query, message) => {
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
    { field: 'radius', message: 'Please give a radius in whole kilometers, from 1 to 200.' },
  ]);
});
