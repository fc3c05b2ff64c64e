import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

export interface Secrets {
  appSecret: string;
  previousAppSecret: string | undefined;
}

/** Mails wait in the database with login links in them; encrypted, a copy of the database does not reveal them. */
export function createSealedPayloads({ appSecret, previousAppSecret }: Secrets) {
  const current = deriveKey(appSecret);
  const known = [current, ...(previousAppSecret ? [deriveKey(previousAppSecret)] : [])];
  return {
    seal(payload: unknown): { sealed: string } {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, current, iv);
      const content = [cipher.update(JSON.stringify(payload), 'utf8'), cipher.final()];
      return { sealed: Buffer.concat([iv, cipher.getAuthTag(), ...content]).toString('base64') };
    },

    open({ sealed }: { sealed: string }): unknown {
      const bytes = Buffer.from(sealed, 'base64');
      for (const key of known) {
        const text = tryToOpen(key, bytes);
        if (text !== undefined) return JSON.parse(text);
      }
      throw new Error('sealed with a key that is not ours');
    },
  };
}

function tryToOpen(key: Uint8Array, bytes: Buffer): string | undefined {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

const deriveKey = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', 'mail-jobs', 32));
