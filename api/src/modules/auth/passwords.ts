import { hash, type Options, verify } from '@node-rs/argon2';
import { HttpError } from '../../errors.ts';

/**
 * argon2id, the library's algorithm by default. Measured with Node 24 on a 2-core virtual machine: 80 ms
 * (19 MiB and two passes, the least OWASP advises: 45 ms; 64 MiB and two passes: 129 ms).
 */
const cost: Options = { memoryCost: 46 * 1024, timeCost: 2, parallelism: 1 };

/** Each takes a processor and 46 MiB; files and names to resolve want the other threads of the pool. */
const atOnce = 2;
/** Some three seconds of waiting. Beyond, whoever comes is asked to come back. */
const mostWaiting = 64;
const retryAfterSeconds = 5;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Without a hash that a password can match, the same work is done for a refusal. */
  verify(password: string, passwordHash: string | undefined): Promise<boolean>;
}

/** Works in threads of its own, few at a time: a storm of logins waits, everything else goes on. */
export function createPasswordHasher(options: Options = cost): PasswordHasher {
  const inTurn = createQueue();
  const hashOfNobody = hash('nobody has this password', options);
  // Awaited by whoever verifies first; until then a failure must not end the process.
  hashOfNobody.catch(() => {});
  return {
    hash: (password) => inTurn(() => hash(password, options)),
    verify: (password, passwordHash) =>
      inTurn(async () => {
        const usable = passwordHash?.startsWith('$argon2') ? passwordHash : undefined;
        const matches = await verify(usable ?? (await hashOfNobody), password);
        return matches && usable !== undefined;
      }),
  };
}

export function createQueue() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw busy();
      // Whoever ends hands over its place, so that a newcomer cannot slip in.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

const busy = () => new HttpError(503, 'unavailable', { 'retry-after': String(retryAfterSeconds) });
