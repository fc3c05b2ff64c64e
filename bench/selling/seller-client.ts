import { demoAccounts, demoPassword } from '@parpaing/api/demo';

type Method = 'GET' | 'POST' | 'PATCH';
export type SellerClient = (method: Method, path: string, body?: object) => Promise<unknown>;

export const sellerEmail = demoAccounts.find(({ role }) => role === 'PROVIDER')?.email as string;

export async function logInAsSeller(url: string): Promise<SellerClient> {
  const login = { email: sellerEmail, password: demoPassword };
  const { token } = (await send(`${url}/api/auth/login`, 'POST', {}, login)) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  return (method, path, body) => send(url + path, method, headers, body);
}

async function send(
  url: string,
  method: Method,
  headers: Record<string, string>,
  body: object | undefined,
): Promise<unknown> {
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method,
    headers: body && !isForm ? { ...headers, 'content-type': 'application/json' } : headers,
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${answer}`);
  return answer === '' ? undefined : JSON.parse(answer);
}
