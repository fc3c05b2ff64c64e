import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 8179);
const baseURL = `http://localhost:${port}`;
export const splashURL = `http://localhost:${port + 1}`;
const tilesPort = port + 2;
export const tilesURL = `http://127.0.0.1:${tilesPort}`;

const desktopOnly = [
  'lifecycle',
  'budget',
  'splash',
  'html',
  'session',
  'live',
  'visits',
  'page-errors',
  'unavailable',
];
const phoneOnly = ['phone'];
const notOnDesktop = ['gallery', ...phoneOnly];
const isThorough = process.env.E2E_THOROUGH === 'true';
const onPhoneInNpmTest = /(gallery|need|phone)\.spec\.ts|@phone/;
const specs = (names: string[]) => new RegExp(`/(${names.join('|')})\\.spec\\.ts$`);

export default defineConfig({
  testDir: '.',
  // Already built: transpiling it again takes longer than the journeys that import it.
  build: { external: ['**/web/build/**'] },
  outputDir: './.results',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  retries: 1,
  grepInvert: isThorough ? [] : /@trust/,
  reporter: [['list'], ['json']],
  // Only to end what hangs: a shared machine may need minutes for what takes seconds.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    actionTimeout: 120_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'process', testMatch: 'lifecycle.spec.ts' },
    {
      name: 'desktop',
      testIgnore: specs(['lifecycle', ...(isThorough ? phoneOnly : notOnDesktop)]),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: specs(desktopOnly),
      grep: isThorough ? /./ : onPhoneInNpmTest,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: [
    server(port, { SPLASH_MIN_MS: '0', DEMO_PICTURES: 'covers' }),
    server(port + 1, { SPLASH_MIN_MS: '2500', DEMO_PICTURES: 'none' }),
    { command: `${process.execPath} tile-server.ts ${tilesPort}`, url: tilesURL },
  ],
});

function server(serverPort: number, settings: Record<string, string>) {
  return {
    command: `${process.execPath} server/src/main.ts`,
    cwd: '..',
    url: `http://localhost:${serverPort}/readyz`,
    timeout: 300_000,
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    env: {
      PORT: String(serverPort),
      MAP_TILES_URL: `${tilesURL}/{z}/{x}/{y}.png`,
      DATA_DIR: `${process.env.E2E_DATA_DIR ?? 'e2e/.data'}/${serverPort}`,
      // Browsers need the second core; `npm run trust` leaves it to the workers.
      ...(isThorough ? {} : { WEB_CONCURRENCY: '1' }),
      ...settings,
      // A busy machine is no outage.
      DATABASE_TIMEOUT_MS: '30000',
      // Registrations are limited by address: each new account comes from one of its own.
      TRUST_PROXY: '127.0.0.1,::1',
    },
  };
}
