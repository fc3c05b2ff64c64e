import { existsSync } from 'node:fs';
import { demoAccounts, demoPassword } from '@parpaing/api/demo';
import { type Config, readConfig } from './config.ts';
import { type RunningServer, startServer } from './server.ts';
import { StartupError } from './startup-error.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const config = readConfig(process.env);
  const starting = startServer(config, {
    report: (step) => process.stdout.write(`  ${step}…\n`),
    hotReload: process.argv.includes('--hot-reload'),
  });
  stopOnSignals(starting);
  const { hasDemo } = await starting;
  process.stdout.write(welcome(config, hasDemo));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** A signal during the start waits for it: PostgreSQL must not be left behind half-way. */
function stopOnSignals(starting: Promise<RunningServer>) {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    process.stdout.write('Stopping: finishing requests and jobs…\n');
    const server = await starting;
    await server.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        process.stderr.write(`${error}\n`);
        process.exit(1);
      });
    });
  }
}

function welcome({ publicUrl, brandName, isProduction, smtpUrl }: Config, hasDemo: boolean) {
  const lines = [`${brandName} answers at ${publicUrl}`];
  if (!isProduction && !smtpUrl) lines.push(`Mails are kept at ${publicUrl}/dev/mailbox`);
  if (hasDemo) {
    const emails = demoAccounts.map(({ email }) => email).join(', ');
    lines.push(`Demo accounts: ${emails}; password ${demoPassword}`);
  }
  return `\n${lines.join('\n')}\n`;
}
