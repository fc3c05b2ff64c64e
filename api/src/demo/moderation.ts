import type { Database } from '../db/database.ts';
import { french } from '../lib/french.ts';
import { type MediaStorage, privateDocumentKey } from '../modules/media/storage.ts';
import { demoId } from './demo-id.ts';
import { writePdf } from './pdf.ts';
import { getSeller } from './sellers.ts';

const minuteMs = 60_000;
const hour = 60;
const day = 24 * hour;

interface DemoReport {
  material: string;
  message?: { buyer: string; index: number };
  by: string | null;
  reason: string;
  minutesAgo: number;
  text: string;
}

const reports: DemoReport[] = [
  {
    material: 'radiateurs-fonte-hugo',
    by: 'claire@demo.fr',
    reason: 'interdit',
    minutesAgo: 40,
    text: 'Peinture d’origine écaillée sur une fonte d’avant 1949 : plomb probable, et rien dans l’annonce.',
  },
  {
    material: 'radiateurs-fonte-hugo',
    by: null,
    reason: 'interdit',
    minutesAgo: 20 * hour,
    text: 'Dangereux pour des enfants, aucune mention du plomb.',
  },
  {
    material: 'radiateurs-fonte-hugo',
    message: { buyer: 'acheteur@demo.fr', index: 1 },
    by: 'acheteur@demo.fr',
    reason: 'autre',
    minutesAgo: 2 * hour,
    text: 'Le prix qu’il me propose n’est pas celui de l’annonce.',
  },
  {
    material: 'parpaing-creux-b40-20-dupre',
    by: 'yanis@demo.fr',
    reason: 'trompeur',
    minutesAgo: 1.2 * day,
    text: 'Prix au bloc, mais on m’a demandé de prendre la palette entière.',
  },
  {
    material: 'tuile-mecanique-ardoise-martins',
    by: 'vidal@demo.fr',
    reason: 'indisponible',
    minutesAgo: 3 * day,
    text: 'Déjà vendu selon le dépôt. J’ai fait la route pour rien.',
  },
];

const contacts = [
  {
    name: 'Lucie Bernard',
    email: 'lucie.bernard@exemple.example',
    topic: 'vente',
    minutesAgo: 5 * hour,
    message:
      'Bonjour, puis-je vendre au nom de mon association de réemploi ? Nous n’avons pas encore de SIRET.',
  },
  {
    name: 'Rédaction du Moniteur des chantiers',
    email: 'redaction@moniteur.example',
    topic: 'presse',
    minutesAgo: 2 * day,
    message:
      'Bonjour, nous préparons un dossier sur le surplus de chantier. Qui peut répondre à trois questions ?',
  },
];

const applicant = 'schaeffner';

export async function insertDemoModeration(db: Database, storage: MediaStorage, now: Date): Promise<void> {
  const toDate = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * minuteMs);
  await db
    .insertInto('reports')
    .values(
      reports.map(({ material, message, by, reason, minutesAgo, text }) => ({
        id: demoId('report', `${material} ${message?.index ?? ''} ${by}`),
        materialId: demoId('material', material),
        messageId: message && demoId('message', `${material} ${message.buyer} ${message.index}`),
        reporterId: by && demoId('user', by),
        reason,
        text: french(text),
        createdAt: toDate(minutesAgo),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('contactRequests')
    .values(
      contacts.map(({ minutesAgo, message, ...contact }) => ({
        ...contact,
        id: demoId('contact', contact.email),
        message: french(message),
        createdAt: toDate(minutesAgo),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await insertApplication(db, storage, toDate(2 * day));
}

async function insertApplication(db: Database, storage: MediaStorage, createdAt: Date) {
  const { companyName, businessType, siret, email } = getSeller(applicant);
  const content = await writePdf({
    title: 'Extrait Kbis',
    pages: [
      [
        { kind: 'text', text: 'Extrait Kbis', size: 20, isBold: true },
        { kind: 'text', text: companyName, size: 13, drop: 30 },
        { kind: 'text', text: `SIRET ${siret}`, drop: 20 },
      ],
    ],
    footer: 'Document de démonstration, sans valeur.',
  });
  const id = demoId('verification', email);
  const inserted = await db
    .insertInto('verificationRequests')
    .values({
      id,
      userId: demoId('user', email),
      companyName,
      businessType,
      taxId: siret,
      storageKey: privateDocumentKey(id),
      bytes: content.length,
      createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) await storage.write(privateDocumentKey(id), content, 'application/pdf');
}
