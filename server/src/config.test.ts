import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { environmentNames, exampleSecret, readConfig } from './config.ts';

const example = parseEnv(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8'));
const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.exemple.fr' };
const secret = 'k'.repeat(40);

describe('la configuration', () => {
  it('est décrite en entier par .env.example, et lui seul', () => {
    expect(Object.keys(example).sort()).toEqual([...environmentNames].sort());
  });

  it('a les valeurs de .env.example par défaut', () => {
    expect(readConfig(example)).toEqual({ ...readConfig({}), appSecret: exampleSecret });
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

  it('range les images dans un magasin S3 quand il est décrit en entier', () => {
    const s3 = { S3_BUCKET: 'images', S3_ACCESS_KEY_ID: 'cle', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig(s3).s3).toMatchObject({ bucket: 'images', region: 'eu-west-3', endpoint: undefined });
    expect(() => readConfig({ S3_BUCKET: 'images' })).toThrow(/S3_BUCKET needs S3_ACCESS_KEY_ID/);
  });

  it('dit qui édite le site', () => {
    expect(readConfig({ LEGAL_NAME: 'Briques SARL' }).legal).toMatchObject({ name: 'Briques SARL' });
  });

  it('ne change plus une fois lue', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['PUBLIC_URL', 'localhost:8080'],
    ['ALLOWED_ORIGINS', 'https://a.fr,nimporte'],
    ['SPLASH_MIN_MS', '-1'],
    ['APP_SECRET', 'court'],
    ['TRUST_PROXY', 'oui'],
    ['S3_ENDPOINT', 'magasin.local'],
  ])('refuse %s=%s en nommant la variable', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^The configuration is invalid \\(${name}`),
    );
  });
});

describe('la production', () => {
  it.each([
    ['le secret d’exemple', { ...production, APP_SECRET: exampleSecret }, /APP_SECRET is the value/],
    [
      'une base partagée sans secret',
      { ...production, DATABASE_URL: 'postgres://db/parpaing' },
      /APP_SECRET is missing/,
    ],
    [
      'l’absence de serveur de courriel',
      { NODE_ENV: 'production', APP_SECRET: secret },
      /SMTP_URL is missing/,
    ],
  ])('refuse %s', (_, environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence);
  });

  it('accepte un secret à elle', () => {
    expect(readConfig({ ...production, APP_SECRET: secret }).isProduction).toBe(true);
  });
});
