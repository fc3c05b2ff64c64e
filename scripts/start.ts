import { buildWhenNeeded } from './build-web.ts';

await buildWhenNeeded();
await import('../server/src/main.ts');
