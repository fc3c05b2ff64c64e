import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 8179);
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: '.',
  outputDir: './.results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json']],
  timeout: 30_000,
  use: {
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    screenshot: 'only-on-failure',
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
    { name: 'process', testMatch: 'lifecycle.spec.ts', timeout: 90_000 },
    { name: 'desktop', testIgnore: 'lifecycle.spec.ts', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: ['lifecycle.spec.ts', 'budget.spec.ts'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `${process.execPath} server/src/main.ts`,
    cwd: '..',
    url: `${baseURL}/readyz`,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR ?? 'e2e/.data',
      SPLASH_MIN_MS: '0',
    },
  },
});
