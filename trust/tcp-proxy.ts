import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type TcpProxy = Awaited<ReturnType<typeof openTcpProxy>>;

export async function openTcpProxy(targetPort: () => number | undefined) {
  const directions = new Set<[from: Socket, to: Socket]>();
  let isRefusing = false;
  let isSilent = false;

  const server = createServer((near) => {
    const port = targetPort();
    if (isRefusing || !port) return near.resetAndDestroy();
    const far = connect(port, '127.0.0.1');
    for (const direction of [
      [near, far],
      [far, near],
    ] as [Socket, Socket][]) {
      const [from, to] = direction;
      directions.add(direction);
      from.on('error', () => {});
      from.on('close', () => {
        directions.delete(direction);
        to.destroy();
      });
      if (!isSilent) from.pipe(to);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const cut = () => {
    for (const [from] of directions) from.resetAndDestroy();
  };

  return {
    port: (server.address() as AddressInfo).port,
    cut,
    refuse(isRefused: boolean) {
      isRefusing = isRefused;
      if (isRefused) cut();
    },
    silence(isSilenced: boolean) {
      isSilent = isSilenced;
      for (const [from, to] of directions) {
        if (isSilenced) from.unpipe(to);
        else from.pipe(to);
      }
    },
    close() {
      cut();
      server.close();
    },
  };
}
