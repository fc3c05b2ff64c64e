import type { Config } from './config.ts';
import { ensurePortIsFree } from './port.ts';
import { createProcessLogger } from './process-logger.ts';
import { createShutdown } from './shutdown.ts';
import { startSite } from './site.ts';
import type { StartupError } from './startup-error.ts';
import type { WebProcesses } from './web.ts';

export interface RunningServer {
  hasDemo: boolean;
  stop(): Promise<void>;
}

interface Options {
  report: (step: string) => void;
  hotReload: boolean;
  onGiveUp: (error: StartupError) => void;
}

export async function startServer(
  config: Config,
  { report, hotReload, onGiveUp }: Options,
): Promise<RunningServer> {
  const shutdown = createShutdown();
  try {
    await ensurePortIsFree(config);
    const logger = createProcessLogger(config);
    let web: WebProcesses | undefined;
    const { settings, hasDemo, ...site } = await startSite(config, shutdown, {
      report,
      logger,
      isWebBusy: async () => web?.isBusy() ?? false,
      onHealthChange: () => web?.updateHealth(),
      onGiveUp,
    });
    if (hotReload || config.workers === 1) {
      const { startWeb } = await import('./web.ts');
      web = await startWeb({ ...settings, workers: 1 }, shutdown, {
        logger,
        hotReload,
        databaseHealth: site.databaseHealth,
        openJobs: async () => site.jobs,
      });
    } else {
      const { startWorkers } = await import('./workers/start-workers.ts');
      web = await startWorkers(settings, shutdown, { logger, ...site });
    }
    return { hasDemo, stop: shutdown.run };
  } catch (error) {
    await shutdown.run().catch((failure) => report(String(failure)));
    throw error;
  }
}
