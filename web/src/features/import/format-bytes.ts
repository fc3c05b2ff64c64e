import { formatNumber } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';

const kilobyte = 1024;

export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  return kilobytes < kilobyte
    ? m.import_kilobytes({ size: formatNumber(kilobytes) })
    : m.import_megabytes({ size: formatNumber(Math.round((10 * kilobytes) / kilobyte) / 10) });
}
