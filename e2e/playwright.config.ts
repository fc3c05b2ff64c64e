import { defineConfig } from '@playwright/test';

const desktopOnly = [
  'budget',
  'back-to-top',
  'splash',
  'html',
  'print',
  'session',
  'live',
  'visits',
  'page-errors',
  'unavailable',
];
const phoneOnly = ['phone'];
const notOnDesktop = ['gallery', ...phoneOnly];
const isThorough = process.env.E2E_THOROUGH === 'true';
const onPhoneInNpmTest = /(gallery|phone)\.spec\.ts|@phone/;
const specs = (names: string[]) => new RegExp(`/(${names.join('|')})\\.spec\\.ts$`);
/** They start servers of their own. */
const lifecycle = specs(['lifecycle', 'impossible-start']);

export default defineConfig({
  testDir: '.',
  globalSetup: './fixtures/site.ts',
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
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
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
    { name: 'lifecycle', testMatch: lifecycle, outputDir: './.results/lifecycle' },
    {
      name: 'desktop',
      testIgnore: [lifecycle, specs(isThorough ? phoneOnly : notOnDesktop)],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: [lifecycle, specs(desktopOnly)],
      grep: isThorough ? /./ : onPhoneInNpmTest,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
