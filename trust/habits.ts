import { randomUUID } from 'node:crypto';
import { pages } from '@parpaing/contract/pages';
import { type Member, password } from './members.ts';
import { call, page, type Request, readJson } from './requests.ts';

const favoritesKept = 5;

export function listVisitorRequests(materialIds: string[], turn: number): Request[] {
  const params = { id: materialIds[turn % materialIds.length] ?? '' };
  const words = ['parpaing', 'laine%20de%20verre', 'tuile', 'ba13'][turn % 4];
  return [
    call('listMaterials', { query: `page=${(turn % 5) + 1}` }),
    { ...page('page kept in the cache', pages.home), worksWithoutDatabase: true },
    { ...call('listMaterials', { query: `q=${words}&facets=true` }), name: 'search' },
    call('readMaterial', { params }),
    call('suggestMaterials', { query: `q=${'placo'.slice(0, (turn % 4) + 2)}` }),
    { ...page('page without data', pages.about), worksWithoutDatabase: true },
    page('page not kept', `${pages.materials}?q=bois&minPrice=${turn % 1000}`),
    call('listSimilarMaterials', { params }),
    call('searchPlaces', { query: 'q=montr' }),
  ];
}

/** Two writes of the same thing are separated by others, so that a late duplicate of the first would be detected. */
export function listMemberRequests(member: Member, materialIds: string[], turn: number): Request[] {
  const { id, headers, conversationId } = member;
  const materialAt = (index: number) => materialIds.at(index % materialIds.length) ?? '';
  const favorite = (name: 'addFavorite' | 'removeFavorite', materialId: string, value: string) => ({
    ...call(name, { params: { materialId }, headers }),
    write: { key: `favorite ${id} ${materialId}`, value },
  });
  const conversation = { params: { id: conversationId }, headers };
  const text = `Message ${randomUUID()}`;
  const city = `Ville ${turn}`;
  return [
    favorite('addFavorite', materialAt(turn), '1'),
    call('listFavoriteIds', { headers }),
    {
      ...call('sendMessage', { ...conversation, body: { clientId: randomUUID(), text } }),
      write: { key: `message ${text}`, value: '1' },
    },
    call('listMessages', conversation),
    {
      ...call('updateProfile', { headers, body: { fullName: 'Camille Roux', city } }),
      write: { key: `city ${id}`, value: city },
    },
    ...(turn < favoritesKept ? [] : [favorite('removeFavorite', materialAt(turn - favoritesKept), '0')]),
  ];
}

export function sendContactRequest({ email }: Member): Request {
  const message = `Question ${randomUUID()}`;
  const body = { name: 'Camille Roux', email, topic: 'autre', message };
  const headers = { 'idempotency-key': message, connection: 'close' };
  return {
    ...call('sendContactRequest', { body, headers }),
    write: { key: `contact ${message}`, value: '1' },
  };
}

export function logIn({ email }: Member): Request {
  return {
    ...call('login', { body: { email, password } }),
    readWrite({ text }) {
      const { token } = readJson(text) as { token: string };
      const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
      return { key: `session ${(readJson(claims) as { sid: string }).sid}`, value: '1' };
    },
  };
}

export const watchRequests: Request[] = [
  { ...call('checkLiveness'), worksWithoutDatabase: true },
  call('checkReadiness'),
];
