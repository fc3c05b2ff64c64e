import { existsSync } from 'node:fs';
import { backgroundLimits, connectDatabase } from '@parpaing/api/database';
import { demoAccounts, demoPassword, loadDemo } from '@parpaing/api/demo';
import { migrateDatabase } from '@parpaing/api/migrate';
import { loadReferenceData } from '@parpaing/api/reference-data';
import { readConfig } from '../server/src/config.ts';
import { openDatabase } from '../server/src/database/open-database.ts';
import { openMediaStorage } from '../server/src/media-storage.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const config = readConfig(process.env);
if (config.isProduction) throw new Error('Demo accounts have a known password: production gets none.');

const start = performance.now();
const database = await openDatabase(config);
const db = connectDatabase(database.url, 2, { limits: backgroundLimits });
try {
  await migrateDatabase(database.url);
  await loadReferenceData(db);
  await loadDemo(db, await openMediaStorage(config), { hasCovers: true });
} finally {
  await db.destroy();
  await database.close();
}
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`The demo shop is loaded (${seconds} s). Password of all accounts: ${demoPassword}`);
for (const { email, role } of demoAccounts) console.log(`  ${email} (${role})`);
