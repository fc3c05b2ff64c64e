import { hash, type Options, verify } from '@node-rs/argon2';
import { createQueue, shareBounds } from '../../http/overload/queue.ts';

/**
 * argon2id. Measured with Node 24 on two virtual cores: 80 ms; the least OWASP advises, 19 MiB and two passes, takes
 * 45 ms.
 */
const cost: Options = { memoryCost: 46 * 1024, timeCost: 2, parallelism: 1 };

/**
 * Each hash takes a core and 46 MiB; the thread pool's other threads serve files and DNS. A full queue waits about 3
 * s.
 */
export const hashingBounds = { concurrency: 2, maxWaiting: 64, maxWaitingPerCaller: 16 };

export interface PasswordHasher {
  hash(password: string, caller?: string): Promise<string>;
  /** Without a hash it hashes all the same, so that timing does not reveal whether an account exists. */
  verify(password: string, passwordHash: string | undefined, caller?: string): Promise<boolean>;
}

export function createPasswordHasher(options: Options = cost, workers = 1): PasswordHasher {
  const { run: inTurn } = createQueue(shareBounds(hashingBounds, workers));
  const hashOfNobody = hash('nobody has this password', options);
  // Rejected before anyone awaits it, the promise would end the process.
  hashOfNobody.catch(() => {});
  return {
    hash: (password, caller) => inTurn(() => hash(password, options), caller),
    verify: (password, passwordHash, caller) =>
      inTurn(async () => {
        const usable = passwordHash?.startsWith('$argon2') ? passwordHash : undefined;
        const matches = await verify(usable ?? (await hashOfNobody), password);
        return matches && usable !== undefined;
      }, caller),
  };
}
