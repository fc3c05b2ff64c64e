import { type LoggerOptions, pino } from 'pino';

const secrets = [
  [/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, '[e-mail]'],
  // Whatever is named after a secret, in JSON, in a query string or in a sentence.
  [
    /((?:\w*token|\w*password|cookie|authorization|secret)\\?"?\s*[:=]\s*\\?"?)(?!\[)[^"&\s,}\\]+/gi,
    '$1[masked]',
  ],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/(postgres(?:ql)?:\/\/[^:/\s]+:)[^@\s]+@/g, '$1[password]@'],
] as const;

/** Masks what must never be written down, wherever it hides: an error's message often quotes its input. */
export function maskSecrets(text: string): string {
  return secrets.reduce((masked, [pattern, replacement]) => masked.replace(pattern, replacement), text);
}

const secretFields = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'refreshToken',
  'authorization',
  'email',
];

interface Destination {
  transport?: LoggerOptions['transport'];
  stream?: { write(line: string): void };
}

export function createLogger(level: string, { transport, stream }: Destination = {}) {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`]), censor: '[redacted]' },
    serializers: { err: describeFailure, error: describeFailure },
    hooks: { streamWrite: maskSecrets },
    transport,
  };
  return stream ? pino(options, stream) : pino(options);
}

/** Only these: driver errors carry the query's parameters and the offending row in other properties. */
function describeFailure(error: Error & { code?: unknown }): Record<string, unknown> {
  return {
    type: error.name,
    code: error.code,
    message: error.message,
    stack: error.stack,
    cause: error.cause instanceof Error ? describeFailure(error.cause) : undefined,
  };
}
