export function loadSchemas() {
  // Without this Zod tries `new Function`, which the content security policy forbids and reports.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  return import('@parpaing/contract/schemas');
}

export type Schemas = Awaited<ReturnType<typeof loadSchemas>>;
