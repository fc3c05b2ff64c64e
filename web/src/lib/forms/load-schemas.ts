/** On first use: with Zod they weigh more than the rest of a page. */
export function loadSchemas() {
  // Zod would try to compile its checks, which the policy forbids: the browser would report it.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  return import('@parpaing/contract/schemas');
}

export type Schemas = Awaited<ReturnType<typeof loadSchemas>>;
