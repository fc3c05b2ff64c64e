/** `npm run bench -- selling [lines]`: a seller's calls, then an import and what it does to readers. */
import { openCatalogue } from './catalogue/open-catalogue.ts';
import { printMachine } from './report-run.ts';
import { benchImport } from './selling/import.ts';
import { logInAsSeller, sellerEmail } from './selling/seller-client.ts';
import { benchShop } from './selling/shop.ts';

const materials = 10_000;

export async function benchSelling([given]: string[]): Promise<void> {
  const lines = Number(given) || 10_000;
  printMachine();
  const catalogue = await openCatalogue(materials, { hasJobs: true });
  try {
    const { db } = catalogue;
    await db.updateTable('providerProfiles').set({ materialLimit: 1_000_000 }).execute();
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', sellerEmail)
      .executeTakeFirstOrThrow();
    const call = await logInAsSeller(catalogue.url);
    await benchShop(db, id, call);
    await benchImport(catalogue, call, lines);
  } finally {
    await catalogue.close();
  }
}
