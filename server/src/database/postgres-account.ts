import { spawnSync } from 'node:child_process';
import { chownSync, readFileSync } from 'node:fs';
import { StartupError } from '../startup-error.ts';

/** PostgreSQL refuses to run as root. */
export interface PostgresAccount {
  command(program: string, args: string[]): [program: string, args: string[]];
  adopt(folder: string): void;
}

const asCurrentUser: PostgresAccount = { command: (program, args) => [program, args], adopt: () => {} };

/** In a user namespace root keeps its rights on files but appears as user 1, so no user account is needed. */
const namespaceFlags = ['--user', '--map-user=1', '--map-group=1'];

const inUserNamespace: PostgresAccount = {
  command: (program, args) => ['unshare', [...namespaceFlags, program, ...args]],
  adopt: () => {},
};

export function choosePostgresAccount(programs: string[], folder: string): PostgresAccount {
  if (process.getuid?.() !== 0) return asCurrentUser;
  if (spawnSync('unshare', [...namespaceFlags, 'true']).status === 0) return inUserNamespace;
  const account = findSystemAccount(programs, folder);
  if (account) return account;
  throw new StartupError(
    'PostgreSQL cannot run as root here (user namespaces are forbidden and no system user can reach the project); start as an ordinary user, or set DATABASE_URL.',
  );
}

function findSystemAccount(programs: string[], folder: string): PostgresAccount | undefined {
  for (const name of ['postgres', 'nobody']) {
    const ids = findUser(name);
    if (!ids) continue;
    const identity = [`--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups'];
    const canReach = [...programs.map((program) => ['-x', program]), ['-x', folder]].every(
      (test) => spawnSync('setpriv', [...identity, 'test', ...test]).status === 0,
    );
    if (!canReach) continue;
    return {
      command: (program, args) => ['setpriv', [...identity, program, ...args]],
      adopt: (path) => chownSync(path, ids.uid, ids.gid),
    };
  }
  return undefined;
}

function findUser(name: string) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
