import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '@parpaing/api/with-client';
import { prepareApplicationRole } from '../../server/src/database/application-role.ts';
import { descendantsOf } from '../../trust/process-tree.ts';
import { until } from '../../trust/until.ts';

const postgresPrograms = '/usr/lib/postgresql/15/bin';
const haproxy = '/usr/sbin/haproxy';
const user = 'parpaing';
const password = 'throw-away';
const asPostgres = ['--reuid=postgres', '--regid=postgres', '--clear-groups'];

export interface Program {
  pids(): number[];
  stop(): Promise<void>;
}

export interface PostgresServer extends Program {
  adminUrl: string;
}

export function requireDebianPackages(): void {
  if ([`${postgresPrograms}/pg_basebackup`, haproxy].every((file) => existsSync(file))) return;
  throw new Error('This needs Debian’s packages, as root: apt-get install haproxy postgresql-15');
}

export async function startPrimary(folder: string, port: number): Promise<PostgresServer> {
  const cluster = createFolder(join(folder, 'primary'));
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  const options = ['-U', user, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--locale=C.UTF-8'];
  runAsPostgres('initdb', ['-D', cluster, '--encoding=UTF8', ...options]);
  const server = await startPostgres(cluster, port, {});
  await prepareApplicationRole(server.adminUrl);
  return server;
}

export async function startReplica(folder: string, primary: PostgresServer, port: number) {
  const cluster = createFolder(join(folder, 'replica'));
  const source = ['-h', '127.0.0.1', '-p', new URL(primary.adminUrl).port, '-U', user];
  runAsPostgres('pg_basebackup', [...source, '-D', cluster, '-R', '-c', 'fast']);
  return startPostgres(cluster, port, { hot_standby_feedback: 'on' });
}

function createFolder(path: string): string {
  mkdirSync(path, { mode: 0o700 });
  spawnSync('chown', ['postgres:postgres', path]);
  return path;
}

function runAsPostgres(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(
    'setpriv',
    [...asPostgres, `${postgresPrograms}/${program}`, ...args],
    {
      env: { PGPASSWORD: password },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}

async function startPostgres(
  cluster: string,
  port: number,
  settings: Record<string, string>,
): Promise<PostgresServer> {
  const parameters = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '512MB',
    log_min_messages: 'fatal',
    ...settings,
  };
  const given = Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const program = launch(
    'setpriv',
    [...asPostgres, `${postgresPrograms}/postgres`, '-D', cluster, '-p', String(port), ...given],
    'SIGINT',
  );
  const adminUrl = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;
  await until('PostgreSQL answers', () => canConnect(adminUrl));
  return { ...program, adminUrl };
}

const canConnect = (url: string): Promise<boolean> => withClient(url, async () => true).catch(() => false);

export async function startBalancer(folder: string, port: number, instances: number[]): Promise<Program> {
  const file = join(folder, 'haproxy.cfg');
  const servers = instances.map((each) => `  server site${each} 127.0.0.1:${each} check`);
  const lines = [
    'defaults',
    '  mode http',
    '  option forwardfor',
    '  timeout connect 2s',
    '  timeout client 60s',
    '  timeout server 60s',
    'listen parpaing',
    `  bind 127.0.0.1:${port}`,
    '  balance roundrobin',
    '  option httpchk GET /readyz',
    ...servers,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  const program = launch(haproxy, ['-db', '-f', file], 'SIGTERM');
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until('HAProxy answers', isReady);
  return program;
}

function launch(command: string, args: string[], end: NodeJS.Signals): Program {
  const child: ChildProcess = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  return {
    pids: () => (child.pid ? [child.pid, ...descendantsOf(child.pid)] : []),
    async stop() {
      process.off('exit', kill);
      child.kill(end);
      await ended;
    },
  };
}
