import { type LoggerOptions, pino } from 'pino';

const secrets = [
  [/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, '[e-mail]'],
  [
    /((?:\w*token|\w*password|cookie|authorization|secret)\\?"?\s*[:=]\s*\\?"?)(?!\[)[^"&\s,}\\]+/gi,
    '$1[masked]',
  ],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/(postgres(?:ql)?:\/\/[^:/\s]+:)[^@\s]+@/g, '$1[password]@'],
] as const;

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
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`]), censor: '[redacted]' },
    serializers: { err: describeFailure, error: describeFailure },
    hooks: { streamWrite: maskSecrets },
    transport,
  };
  return stream ? pino(options, stream) : pino(options);
}

/** Only these properties: driver errors also carry the parameters of the query and the row at fault. */
function describeFailure(error: Error & { code?: unknown }): Record<string, unknown> {
  return {
    type: error.name,
    code: error.code,
    message: error.message,
    stack: error.stack,
    cause: error.cause instanceof Error ? describeFailure(error.cause) : undefined,
  };
}
