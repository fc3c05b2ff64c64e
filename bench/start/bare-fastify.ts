import Fastify from 'fastify';

const app = Fastify();
app.get('/', async () => ({ status: 'ok' }));
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
