import type { CallAnswer } from '@parpaing/contract/calls';
import { expect } from 'vitest';
import type { App } from '../../../http/endpoint.ts';

/** Asks the API as a page does; the answer must be one. */
export async function searchMaterials(app: App, query: Record<string, string | string[]>) {
  const response = await app.inject({ url: '/api/materials', query });
  expect(response.statusCode).toBe(200);
  return response.json() as CallAnswer<'listMaterials'>;
}
