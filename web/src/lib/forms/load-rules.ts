export async function loadRules() {
  // Without this Zod tries `new Function`, which the content security policy forbids and reports.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  const [schemas, { toNestErrors }] = await Promise.all([
    import('@parpaing/contract/schemas'),
    import('@hookform/resolvers'),
  ]);
  return { schemas, toNestErrors };
}

export type Schemas = Awaited<ReturnType<typeof loadRules>>['schemas'];
