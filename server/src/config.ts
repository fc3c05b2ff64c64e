import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

/** Trusting X-Forwarded-For from everyone would let visitors choose their own address. */
const proxies = z.union([
  z.literal('false').transform(() => false as const),
  z
    .string()
    .regex(/^[\da-f.:/, ]+$/i)
    .transform((list) => list.split(',').map((address) => address.trim())),
]);
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

const tilesAddress = z
  .url({ protocol: /^https?$/ })
  .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'needs {z}, {x} and {y}')
  .refine((url) => !url.includes('{s}'), 'takes no {s}');

const ignTiles = {
  url: 'https://data.geopf.fr/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2&STYLE=normal&FORMAT=image/png&TILEMATRIXSET=PM&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}',
  credit: '© IGN – Géoplateforme',
};

const connectionsPerWorker = 3;
const usualConnectionsPerWorker = 6;
const maxUsualWorkers = 4;

const queueTimeout = z.coerce.number().int().min(50).max(30_000);

const placeholderCompany = 'Parpaing SAS';

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().min(1).default('localhost'),
  PORT: z.coerce.number().int().min(1).max(65535).default(8080),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(connectionsPerWorker).max(200).optional(),
  DATABASE_TIMEOUT_MS: z.coerce.number().int().min(500).max(30_000).default(2500),
  CALL_QUEUE_TIMEOUT_MS: queueTimeout.default(900),
  PAGE_QUEUE_TIMEOUT_MS: queueTimeout.default(300),
  PUBLIC_URL: webAddress.optional(),
  ALLOWED_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .pipe(z.array(webAddress))
    .optional(),
  APP_SECRET: z.string().min(32).optional(),
  APP_SECRET_PREVIOUS: z.string().min(32).optional(),
  BRAND_NAME: z.string().min(1).max(40).default('Parpaing'),
  CONTACT_EMAIL: z.email().default('bonjour@parpaing.example'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  DEMO_PICTURES: z.enum(['all', 'covers', 'none']).default('all'),
  SPLASH_MIN_MS: z.coerce.number().int().min(0).max(60_000).default(2500),
  MAP_TILES_URL: z.union([z.literal(''), tilesAddress]).default(ignTiles.url),
  MAP_TILES_CREDIT: z.string().min(1).max(200).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  TRUST_PROXY: proxies.default(false),
  METRICS_TOKEN: z.string().min(16).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('eu-west-3'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  LEGAL_NAME: z.string().min(1).default(placeholderCompany),
  LEGAL_FORM: z.string().min(1).default('Société par actions simplifiée'),
  LEGAL_CAPITAL: z.string().min(1).default('40\u00a0000\u00a0€'),
  LEGAL_ADDRESS: z.string().min(1).default('12 rue des Carrières, 93100 Montreuil'),
  LEGAL_PHONE: z.string().min(1).default('+33\u00a01\u00a099\u00a000\u00a012\u00a000'),
  LEGAL_RCS: z.string().min(1).default('RCS Bobigny 999\u00a0876\u00a0550'),
  LEGAL_VAT: z.string().min(1).default('FR13\u00a0999\u00a0876\u00a0550'),
  LEGAL_DIRECTOR: z.string().min(1).default('Jeanne Carrier, présidente'),
  LEGAL_MEDIATOR: z
    .string()
    .min(1)
    .default('Médiation des Bâtisseurs, 8 rue de la Truelle, 75011 Paris, mediation-batisseurs.example'),
  LEGAL_HOST: z
    .string()
    .min(1)
    .default(
      'Hébergement du Canal SAS, 3 quai de l’Ourcq, 93500 Pantin, +33\u00a01\u00a099\u00a000\u00a012\u00a034',
    ),
});

export const environmentNames = Object.keys(Environment.shape);

export type Config = ReturnType<typeof readConfig>;

export function readConfig(environment: Record<string, string | undefined>) {
  // An empty value is the default, except for the tiles, which it turns off.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => value !== '' || name === 'MAP_TILES_URL'),
  );
  const { data, error } = Environment.safeParse(given);
  if (error) {
    const faults = error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
    throw new StartupError(`The configuration is invalid (${faults.join('; ')}).`);
  }
  if (data.DATABASE_REPLICA_URL && !data.DATABASE_URL) {
    throw new StartupError('DATABASE_REPLICA_URL needs DATABASE_URL, the database that it follows.');
  }
  const isProduction = data.NODE_ENV === 'production';
  const publicUrl = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`;
  if (isProduction) refuseUnsafeProduction(data);
  return Object.freeze({
    isProduction,
    host: data.HOST,
    port: data.PORT,
    dataFolder: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databaseReplicaUrl: data.DATABASE_REPLICA_URL,
    ...readSizes(data),
    databaseTimeoutMs: data.DATABASE_TIMEOUT_MS,
    callQueueTimeoutMs: data.CALL_QUEUE_TIMEOUT_MS,
    pageQueueTimeoutMs: data.PAGE_QUEUE_TIMEOUT_MS,
    publicUrl,
    allowedOrigins: Object.freeze(data.ALLOWED_ORIGINS ?? [publicUrl]),
    appSecret: data.APP_SECRET,
    previousAppSecret: data.APP_SECRET_PREVIOUS,
    brandName: data.BRAND_NAME,
    contactEmail: data.CONTACT_EMAIL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `${data.BRAND_NAME} <${data.CONTACT_EMAIL}>`,
    demoPictures: data.DEMO_PICTURES,
    splashMinMs: data.SPLASH_MIN_MS,
    mapTiles: readMapTiles(data),
    logLevel: data.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    trustProxy: data.TRUST_PROXY,
    metricsToken: data.METRICS_TOKEN,
    s3: readS3(data),
    legal: {
      name: data.LEGAL_NAME,
      form: data.LEGAL_FORM,
      capital: data.LEGAL_CAPITAL,
      address: data.LEGAL_ADDRESS,
      phone: data.LEGAL_PHONE,
      rcs: data.LEGAL_RCS,
      vat: data.LEGAL_VAT,
      director: data.LEGAL_DIRECTOR,
      host: data.LEGAL_HOST,
      mediator: data.LEGAL_MEDIATOR,
    },
  });
}

function readSizes({ WEB_CONCURRENCY, DATABASE_POOL_SIZE }: z.output<typeof Environment>) {
  const most = DATABASE_POOL_SIZE ? Math.floor(DATABASE_POOL_SIZE / connectionsPerWorker) : maxUsualWorkers;
  const workers = WEB_CONCURRENCY ?? Math.min(availableParallelism(), maxUsualWorkers, most);
  if (DATABASE_POOL_SIZE && workers > most) {
    throw new StartupError(
      `DATABASE_POOL_SIZE is too small; ${workers} workers (WEB_CONCURRENCY) need ${connectionsPerWorker} connections each.`,
    );
  }
  const databasePoolSize = DATABASE_POOL_SIZE ?? Math.max(10, usualConnectionsPerWorker * workers);
  return { workers, databasePoolSize };
}

function readMapTiles({ MAP_TILES_URL: url, MAP_TILES_CREDIT }: z.output<typeof Environment>) {
  if (!url) return undefined;
  const { origin, host } = new URL(url);
  const credit = url === ignTiles.url ? ignTiles.credit : `© ${host}`;
  return { url, origin, attribution: MAP_TILES_CREDIT ?? credit };
}

function readS3(data: z.output<typeof Environment>) {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = data;
  if (!S3_BUCKET) return undefined;
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new StartupError('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  }
  return {
    bucket: S3_BUCKET,
    endpoint: data.S3_ENDPOINT,
    region: data.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function refuseUnsafeProduction(data: z.output<typeof Environment>) {
  const { APP_SECRET, DATABASE_URL, PUBLIC_URL, SMTP_URL, LEGAL_NAME, CONTACT_EMAIL } = data;
  if (APP_SECRET && new Set(APP_SECRET).size < 10) {
    throw new StartupError('APP_SECRET is too simple; make one with: openssl rand -base64 33');
  }
  if (DATABASE_URL && !APP_SECRET) {
    throw new StartupError('APP_SECRET is missing; processes that share DATABASE_URL must share one secret.');
  }
  if (!PUBLIC_URL) {
    throw new StartupError('PUBLIC_URL is missing; links in mails would lead visitors to their own machine.');
  }
  if (!SMTP_URL) throw new StartupError('SMTP_URL is missing; production must be able to send mail.');
  if (LEGAL_NAME === placeholderCompany || CONTACT_EMAIL.endsWith('.example')) {
    throw new StartupError(
      'LEGAL_NAME and CONTACT_EMAIL are invented; production must say who publishes it.',
    );
  }
}
