import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // About thirty routes: the whole table costs less than asking the server for pieces of it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
