/** `node e2e/tile-server.ts <port>`: the same picture for each tile of the street map. */
import { createServer } from 'node:http';

const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

createServer((_request, response) => {
  response.setHeader('content-type', 'image/png').end(tile);
}).listen(Number(process.argv[2]), '127.0.0.1');
