import { existsSync } from 'node:fs';
import { grantAdmin } from '@parpaing/api/admin';
import { connectDatabase } from '@parpaing/api/database';
import { migrateDatabase } from '@parpaing/api/migrate';
import { readConfig } from '../server/src/config.ts';
import { openDatabase } from '../server/src/database/open-database.ts';
import { findRunningDatabase } from '../server/src/database/running-database.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const [email] = process.argv.slice(2);

try {
  if (!email) throw new Error('Usage: npm run admin -- <e-mail>');
  console.log(await makeAdmin(email));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function makeAdmin(address: string): Promise<string> {
  const config = readConfig(process.env);
  const running = config.databaseUrl ? undefined : await findRunningDatabase(config.dataFolder);
  const database = running ? { url: running, close: async () => {} } : await openDatabase(config);
  const db = connectDatabase(database.url, 1);
  try {
    if (!running) await migrateDatabase(database.url);
    const user = await grantAdmin(db, address);
    if (!user)
      throw new Error(`No verified account has the address ${address}: register, open the link, try again.`);
    return `${user.fullName} (${address}) is ADMIN now, and sees « Signalements » in the dashboard at the next page.`;
  } finally {
    await db.destroy();
    await database.close();
  }
}
