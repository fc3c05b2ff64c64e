import { readFileSync, writeFileSync } from 'node:fs';

/**
 * A registry mirror without some platform's packages leaves them out of the lockfile, and `npm ci` then refuses it.
 * This adds them. Run after every `npm install`; scripts/lockfile.test.ts tells when it was forgotten.
 */
export interface LockedPackage {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export type Lockfile = { packages: Record<string, LockedPackage> };

const systems = [
  'linux',
  'darwin',
  'win32',
  'freebsd',
  'openbsd',
  'netbsd',
  'android',
  'aix',
  'sunos',
  'openharmony',
];
const processors = [
  'x64',
  'arm64',
  'ia32',
  'arm',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
];

export function findMissing({ packages }: Lockfile): [path: string, entry: LockedPackage][] {
  return Object.entries(packages).flatMap(([owner, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, owner, name))
      .map(([name, version]): [string, LockedPackage] => [
        `node_modules/${name}`,
        { version, ...platformOf(name), optional: true, ...(dev && { dev }) },
      ]),
  );
}

function isLocked(packages: Lockfile['packages'], owner: string, name: string) {
  return `${owner}/node_modules/${name}` in packages || `node_modules/${name}` in packages;
}

function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/).map((word) => (word === 'armv7' || word === 'arm' ? 'arm' : word));
  const os = words.filter((word) => systems.includes(word));
  const cpu = words.filter((word) => processors.includes(word));
  const libc = words.some((word) => word.includes('musl')) ? ['musl'] : undefined;
  return { ...(os.length && { os }), ...(cpu.length && { cpu }), ...(libc && { libc }) };
}

if (import.meta.main) {
  const lockfile: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const missing = findMissing(lockfile);
  const packages = Object.entries({ ...lockfile.packages, ...Object.fromEntries(missing) });
  lockfile.packages = Object.fromEntries(packages.sort(([one], [other]) => one.localeCompare(other, 'en')));
  writeFileSync('package-lock.json', `${JSON.stringify(lockfile, null, 2)}\n`);
  console.log(`${missing.length} packages of other platforms added.`);
}
