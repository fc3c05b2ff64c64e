import { createLogger } from '@parpaing/api/logger';
import type { Config } from './config.ts';

export function createProcessLogger({ logLevel, isProduction }: Config) {
  const isRead = !isProduction && process.stdout.isTTY;
  const pretty = { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'hostname' } };
  return createLogger(logLevel, { transport: isRead ? pretty : undefined });
}
