import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { environmentNames, readConfig } from './config.ts';

const example = parseEnv(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8'));
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://briques.fr',
  SMTP_URL: 'smtp://mail.exemple.fr',
  LEGAL_NAME: 'Briques SARL',
  CONTACT_EMAIL: 'bonjour@briques.fr',
};
const secret = 'v3ry-r4nd0m-b1ts-0f-c0ncr3te-and-s4nd';

describe('la configuration', () => {
  it('est décrite en entier par .env.example, et lui seul', () => {
    expect(Object.keys(example).sort()).toEqual([...environmentNames].sort());
  });

  it('a les valeurs de .env.example par défaut', () => {
    expect(readConfig(example)).toEqual(readConfig({}));
  });

  it('tire les adresses publiques du port', () => {
    expect(readConfig({ PORT: '9090' })).toMatchObject({
      publicUrl: 'http://localhost:9090',
      allowedOrigins: ['http://localhost:9090'],
    });
    expect(
      readConfig({ PUBLIC_URL: 'https://parpaing.example/', ALLOWED_ORIGINS: 'https://a.fr, https://b.fr' }),
    ).toMatchObject({
      publicUrl: 'https://parpaing.example',
      allowedOrigins: ['https://a.fr', 'https://b.fr'],
    });
  });

  it('divise la base entre les processus qui répondent, sans en promettre plus qu’elle n’en a', () => {
    expect(readConfig({ WEB_CONCURRENCY: '1' })).toMatchObject({ workers: 1, databasePoolSize: 10 });
    expect(readConfig({ WEB_CONCURRENCY: '4' })).toMatchObject({ workers: 4, databasePoolSize: 24 });
    expect(readConfig({ DATABASE_POOL_SIZE: '5' })).toMatchObject({ workers: 1, databasePoolSize: 5 });
    expect(readConfig({}).workers).toBe(Math.min(availableParallelism(), 4));
    expect(() => readConfig({ WEB_CONCURRENCY: '2', DATABASE_POOL_SIZE: '5' })).toThrow(
      'DATABASE_POOL_SIZE is too small',
    );
  });

  it('prend les rues de la carte à une seule adresse, qui dit où est chaque case', () => {
    const url = 'https://data.geopf.fr/wmts?TILEMATRIX={z}&TILEROW={y}&TILECOL={x}';
    expect(readConfig({}).mapTiles).toMatchObject({
      origin: 'https://data.geopf.fr',
      attribution: '© IGN – Géoplateforme',
    });
    expect(readConfig({ MAP_TILES_URL: '' }).mapTiles).toBeUndefined();
    expect(readConfig({ MAP_TILES_URL: url, MAP_TILES_CREDIT: '© IGN' }).mapTiles).toEqual({
      url,
      origin: 'https://data.geopf.fr',
      attribution: '© IGN',
    });
    expect(() => readConfig({ MAP_TILES_URL: 'https://data.geopf.fr/wmts' })).toThrow('MAP_TILES_URL');
    expect(() => readConfig({ MAP_TILES_URL: 'https://{s}.rues.fr/{z}/{x}/{y}' })).toThrow('MAP_TILES_URL');
  });

  it('range les images dans un magasin S3 quand il est décrit en entier', () => {
    const s3 = { S3_BUCKET: 'images', S3_ACCESS_KEY_ID: 'cle', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig(s3).s3).toMatchObject({ bucket: 'images', region: 'eu-west-3', endpoint: undefined });
    expect(() => readConfig({ S3_BUCKET: 'images' })).toThrow(/S3_BUCKET needs S3_ACCESS_KEY_ID/);
  });

  it('dit qui édite le site', () => {
    expect(readConfig({ LEGAL_NAME: 'Briques SARL' }).legal).toMatchObject({ name: 'Briques SARL' });
  });

  it.each([
    ['false', false],
    ['10.0.0.0/8, 192.0.2.1', ['10.0.0.0/8', '192.0.2.1']],
  ])('comprend TRUST_PROXY=%s', (value, expected) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });

  it('ne change plus une fois lue', () => {
    const config = readConfig({});
    expect(Object.isFrozen(config) && Object.isFrozen(config.allowedOrigins)).toBe(true);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['PUBLIC_URL', 'localhost:8080'],
    ['ALLOWED_ORIGINS', 'https://a.fr,nimporte'],
    ['SPLASH_MIN_MS', '-1'],
    ['APP_SECRET', 'court'],
    ['APP_SECRET_PREVIOUS', 'court'],
    ['TRUST_PROXY', 'oui'],
    ['S3_ENDPOINT', 'magasin.local'],
    ['TRUST_PROXY', 'true'],
  ])('refuse %s=%s en nommant la variable', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^The configuration is invalid \\(${name}`),
    );
  });

  it('refuse une réplique sans la base qu’elle suit', () => {
    expect(() => readConfig({ DATABASE_REPLICA_URL: 'postgres://db/parpaing' })).toThrow(
      /^DATABASE_REPLICA_URL needs DATABASE_URL/,
    );
  });
});

describe('la production', () => {
  it.each([
    ['un secret trop simple', { ...production, APP_SECRET: 'k'.repeat(40) }, /APP_SECRET is too simple/],
    [
      'une base partagée sans secret',
      { ...production, DATABASE_URL: 'postgres://db/parpaing' },
      /APP_SECRET is missing/,
    ],
    [
      'l’absence de serveur de courriel',
      { ...production, APP_SECRET: secret, SMTP_URL: '' },
      /SMTP_URL is missing/,
    ],
    [
      'l’absence d’adresse publique',
      { ...production, APP_SECRET: secret, PUBLIC_URL: '' },
      /PUBLIC_URL is missing/,
    ],
  ])('refuse %s', (_, environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence);
  });

  it('refuse de se publier sous un nom inventé', () => {
    const anonymous = { ...production, APP_SECRET: secret, LEGAL_NAME: '' };
    expect(() => readConfig(anonymous)).toThrow(/LEGAL_NAME and CONTACT_EMAIL are invented/);
  });

  it('accepte un secret à elle', () => {
    expect(readConfig({ ...production, APP_SECRET: secret }).isProduction).toBe(true);
  });
});
