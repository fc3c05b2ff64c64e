import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // About thirty routes: the whole table costs less than requests for parts of it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
