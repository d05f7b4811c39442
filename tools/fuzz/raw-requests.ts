/** Bytes that are no proper HTTP, or barely: sent over plain sockets, cut off, slow, repeated. */
import { connect } from 'node:net';
import type { Chance } from './chance.ts';

const CRLF = '\r\n';

const PATHS = [
  '/%00',
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%5c..%5c',
  '//evil.example/',
  'http://evil.example/',
  '*',
  `/${'a'.repeat(300)}`,
  `/${'a/'.repeat(2000)}`,
  '/assets/%ff',
  '/assets/index.html%00.js',
  '/api//health',
  '/api/%E0%A4%A',
  '/robots.txt',
  '/index.html',
  '/api/files/x?sig[]=1&sig[]=2',
];

const HEADERS = [
  'Range: bytes=999999999-',
  'Range: bytes=-1',
  'Range: lines=1-2',
  'If-None-Match: "',
  'If-Modified-Since: yesterday',
  'Accept-Encoding: gzip;q=x, br;q=9, ,',
  'Accept-Language: ms-\u00ff',
  'Content-Length: -1',
  'Content-Length: 99999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Content-Type: multipart/form-data',
  `Content-Type: multipart/form-data; boundary=${'b'.repeat(300)}`,
  'Content-Type: application/json; charset=none',
  'X-HTTP-Method-Override: DELETE',
  'X-Forwarded-For: 1.2.3.4, evil',
  'Cookie: mesra_token=a; mesra_token=b',
  'Authorization: Bearer ',
  'Authorization: Basic AAAA',
  `X-Long: ${'x'.repeat(7000)}`,
  'Sec-Fetch-Site: cross-site',
  'Upgrade: websocket',
  'Expect: 100-continue',
];

const BODIES = ['', '{', '5\r\nhello\r\n0\r\n\r\n', 'zz\r\n', '--X\r\n', '\u0000\u0001\u0002', '{"a":1}'];

/** The text of one request; `host` is the portal's own, so that what is tried is the rest. */
export function rawRequest(chance: Chance, host: string): string {
  if (chance.often(0.05)) return chance.pick(['\r\n\r\n', 'GET\r\n\r\n', '\u0016\u0003\u0001', 'GET / HTTP/9.9\r\n\r\n', `${'A'.repeat(20_000)}\r\n\r\n`]);
  const method = chance.pick(['GET', 'GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'BREW', 'CONNECT', 'TRACE']);
  const path = chance.often(0.6)
    ? chance.pick(PATHS)
    : chance.pick(['/api/auth/login', '/api/health', '/api/openapi.json', '/', '/auth/login', '/api/domain/config', '/socket.io/?EIO=4&transport=polling']);
  const headers = Array.from({ length: chance.whole(3) }, () => chance.pick(HEADERS));
  return [`${method} ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers, '', chance.pick(BODIES)].join(CRLF);
}

/**
 * Sends the text and waits until the portal has answered or closed.
 * @returns the status of the answer; 0: closed without one, or cut off by us on purpose
 * @throws when nothing happens within the wait: that is a hang
 */
export function sendRaw(address: URL, text: string, { cut, wait }: { readonly cut: boolean; readonly wait: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(address.port), address.hostname);
    let answer = '';
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no answer in ${wait} ms`));
    }, wait);
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0));
    };
    socket.on('connect', () => {
      socket.write(text, 'latin1');
      if (cut) setTimeout(end, 2);
      // What waits for more of a body gets no more: the end of ours is said, an answer or a close must follow.
      else socket.end();
    });
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1').slice(0, 100);
      if (/^HTTP\/1\.1 \d{3}/.test(answer)) end();
    });
    socket.on('close', end);
    socket.on('error', end);
  });
}
