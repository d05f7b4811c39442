import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { checkListenAddress, listenAddress } from './listen-address.ts';
import { explainFileError, StartError } from '../start-error.ts';

test.each([
  [false, '127.0.0.1', true, '127.0.0.1', false],
  [false, '127.0.0.1', false, '0.0.0.0', false],
  [true, '0.0.0.0', true, '0.0.0.0', true],
  [true, '192.168.1.5', true, '192.168.1.5', true],
  [true, '::', true, '::', true],
  [true, 'localhost', true, 'localhost', false],
  [true, '127.0.0.2', true, '127.0.0.2', false],
  [true, '::1', true, '::1', false],
  [true, '0.0.0.0', false, '0.0.0.0', false],
])('chosen %s, host %s, demo %s: listens on %s, warns %s', (hostChosen, host, demo, expected, warns) => {
  const address = listenAddress({ hostChosen, host }, demo);
  expect(address.host).toBe(expected);
  expect(address.warning?.includes(host) ?? false).toBe(warns);
});

test('a taken port is one line that names another', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  await expect(checkListenAddress('127.0.0.1', port)).rejects.toThrow(`Port ${port} is in use`);
  taken.close();
  await once(taken, 'close');
  await expect(checkListenAddress('127.0.0.1', port)).resolves.toBeUndefined();
  await expect(checkListenAddress('203.0.113.1', 3000)).rejects.toThrow('no address 203.0.113.1');
});

test.each(['EACCES', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EWHATEVER'])('the file error %s is one line with the path', (code) => {
  const error = explainFileError(Object.assign(new Error('two\nlines'), { code }), 'The data folder', '/srv/data');
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).toContain('The data folder /srv/data');
  expect(error.message).not.toContain('\n');
});
