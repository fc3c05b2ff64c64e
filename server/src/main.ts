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
    onGiveUp: (error) => {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    },
  });
  stopOnSignals(starting);
  const { hasDemo } = await starting;
  process.stdout.write(welcome(config, hasDemo));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** During the start a signal waits, so that PostgreSQL is not left half started. */
function stopOnSignals(starting: Promise<RunningServer>) {
  let stoppingSince: number | undefined;
  const onSignal = () => {
    if (stoppingSince === undefined) {
      stoppingSince = Date.now();
      stop(starting);
      // The terminal and npm may both forward one Ctrl-C; one a second later is a second one.
    } else if (Date.now() - stoppingSince > 1000) {
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}

function stop(starting: Promise<RunningServer>) {
  process.stdout.write('Stopping: finishing requests and jobs…\n');
  starting
    .then((server) => server.stop())
    .then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error}\n`);
        process.exit(1);
      },
    );
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
