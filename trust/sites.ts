import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, clusterIn } from './cluster.ts';
import { signal } from './process-tree.ts';
import { createServerProcess, type ServerProcess } from './server-process.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

const firstPort = Number(process.env.TRUST_PORT ?? 8189);

export type SiteName = 'embedded' | 'remote' | 'small disk';

export interface Site {
  server: ServerProcess;
  cluster: Cluster;
  proxy?: TcpProxy;
  disk?: SmallDisk;
}

export function createSites() {
  const folder = mkdtempSync(join(tmpdir(), 'parpaing-trust-'));
  const sites = new Map<SiteName, Site>();
  process.once('exit', close);
  // An interrupted test run ends this process in one of these ways.
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, () => process.exit(1));

  async function build(siteName: SiteName): Promise<Site> {
    const dataFolder = join(folder, siteName.replace(' ', '-'));
    mkdirSync(dataFolder);
    const files = { dataFolder, logFile: `${dataFolder}.log` };
    if (siteName !== 'remote') {
      const disk = siteName === 'small disk' ? mountSmallDisk(dataFolder) : undefined;
      const server = createServerProcess({ port: firstPort + (disk ? 2 : 0), ...files });
      return { server, cluster: clusterIn(dataFolder), disk };
    }
    const { cluster } = await get('embedded');
    const proxy = await openTcpProxy(cluster.port);
    const environment = { DATABASE_URL: cluster.url(proxy.port), APP_SECRET: cluster.secrets().appSecret };
    return { server: createServerProcess({ port: firstPort + 1, ...files, environment }), cluster, proxy };
  }

  async function get(siteName: SiteName): Promise<Site> {
    const site = sites.get(siteName) ?? (await build(siteName));
    sites.set(siteName, site);
    if (!site.server.pid()) await site.server.start();
    return site;
  }

  function close() {
    process.off('exit', close);
    for (const { server, cluster } of sites.values()) {
      signal([...server.processes(), ...cluster.processes()], 'SIGKILL');
    }
    for (const { proxy, disk } of sites.values()) {
      proxy?.close();
      disk?.unmount();
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }

  return { get, close };
}
