import { spawn } from 'node:child_process';

interface Options {
  cwd?: string;
  env?: Record<string, string>;
  shown?: boolean;
}

export async function runStep(
  program: string,
  args: string[],
  { cwd = '.', env = {}, shown = false }: Options = {},
): Promise<void> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((done, fail) => child.once('error', fail).once('close', done));
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed\n${Buffer.concat(output)}`);
}
