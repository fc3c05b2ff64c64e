import { hash, type Options, verify } from '@node-rs/argon2';
import { createQueue } from '../../queue.ts';

/**
 * argon2id, the library's algorithm by default. Measured with Node 24 on a 2-core virtual machine: 80 ms
 * (19 MiB and two passes, the least OWASP advises: 45 ms; 64 MiB and two passes: 129 ms).
 */
const cost: Options = { memoryCost: 46 * 1024, timeCost: 2, parallelism: 1 };

/**
 * Each takes a processor and 46 MiB; files and names to resolve want the other threads of the pool. The longest queue
 * is some three seconds of waiting.
 */
export const hashingBounds = { atOnce: 2, mostWaiting: 64, mostWaitingEach: 16 };

/** `caller`, an address or an account, gets a fair share of the queue. */
export interface PasswordHasher {
  hash(password: string, caller?: string): Promise<string>;
  /** Without a hash that a password can match, the same work is done for a refusal. */
  verify(password: string, passwordHash: string | undefined, caller?: string): Promise<boolean>;
}

/** Works in threads of its own, few at a time: a storm of logins waits, everything else goes on. */
export function createPasswordHasher(options: Options = cost): PasswordHasher {
  const { run: inTurn } = createQueue(hashingBounds);
  const hashOfNobody = hash('nobody has this password', options);
  // Awaited by whoever verifies first; until then a failure must not end the process.
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
