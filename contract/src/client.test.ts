import { describe, expect, it } from 'vitest';
import { ApiError, NoResponseError } from './call-errors.ts';
import { createClient, type Transport } from './client.ts';

const places = { places: [] };

function clientAnswering(transport: Transport) {
  return createClient('http://localhost:8080', transport);
}

describe('le client typé', () => {
  it('compose l’adresse, omet ce qui est absent et rend la réponse', async () => {
    const requests: Request[] = [];
    const client = clientAnswering(async (request) => {
      requests.push(request);
      return Response.json(places);
    });
    await expect(
      client.call('searchPlaces', { query: { q: 'L’Haÿ & co', limit: undefined } }),
    ).resolves.toEqual(places);
    expect(requests[0]?.method).toBe('GET');
    expect(requests[0]?.url).toBe('http://localhost:8080/api/places?q=L%E2%80%99Ha%C3%BF+%26+co');
  });

  it('rend l’erreur de l’API avec son statut et sa phrase', async () => {
    const client = clientAnswering(async () =>
      Response.json({ error: 'invalid_input', message: 'Corrigez.' }, { status: 400 }),
    );
    const failure = client.call('searchPlaces', { query: { q: '' } });
    await expect(failure).rejects.toBeInstanceOf(ApiError);
    await expect(failure).rejects.toMatchObject({
      status: 400,
      message: 'Corrigez.',
      answer: { error: 'invalid_input' },
    });
  });

  it('distingue l’absence de réponse', async () => {
    const client = clientAnswering(async () => {
      throw new TypeError('fetch failed');
    });
    await expect(client.call('searchPlaces', { query: { q: 'lyon' } })).rejects.toBeInstanceOf(
      NoResponseError,
    );
  });

  it('compte une réponse coupée en route comme une absence de réponse', async () => {
    const cut = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
    const headers = { 'content-type': 'application/json' };
    const client = clientAnswering(async () => new Response(cut, { headers }));
    await expect(client.call('searchPlaces', { query: { q: 'lyon' } })).rejects.toBeInstanceOf(
      NoResponseError,
    );
  });

  it('survit à la page d’erreur d’un mandataire', async () => {
    const client = clientAnswering(async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    await expect(client.call('searchPlaces', { query: { q: 'lyon' } })).rejects.toMatchObject({
      status: 502,
      answer: {},
    });
  });

  it('laisse passer une annulation telle quelle', async () => {
    const controller = new AbortController();
    const client = clientAnswering(async (request) => {
      controller.abort();
      throw request.signal.reason;
    });
    const failure = client.call('searchPlaces', { query: { q: 'lyon' } }, { signal: controller.signal });
    await expect(failure).rejects.toMatchObject({ name: 'AbortError' });
  });
});
