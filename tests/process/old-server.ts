/** Speaks just enough of PostgreSQL's protocol to say an old version. */
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

const message = (type: string, body: Buffer) => Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
const READY = message('Z', Buffer.from('I'));

function int16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeInt16BE(value);
  return buffer;
}

function int32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeInt32BE(value);
  return buffer;
}

function column(name: string, type: number): Buffer {
  return Buffer.concat([Buffer.from(`${name}\0`), int32(0), int16(0), int32(type), int16(-1), int32(-1), int16(0)]);
}

function row(values: readonly string[]): Buffer {
  return message('D', Buffer.concat([int16(values.length), ...values.flatMap((value) => [int32(Buffer.byteLength(value)), Buffer.from(value)])]));
}

/** @param text e.g. '13.14'. @param number as server_version_num counts, e.g. 130014. */
export async function startOldServer(text: string, number: number): Promise<{ url: string; close(): Promise<void> }> {
  const answer = Buffer.concat([
    message('T', Buffer.concat([int16(2), column('number', 23), column('text', 25)])),
    row([String(number), text]),
    message('C', Buffer.from('SELECT 1\0')),
    READY,
  ]);
  const speak = (socket: Socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), READY]));
      socket.on('data', (chunk: Buffer) => void (chunk[0] === 0x51 && socket.write(answer)));
    });
  };
  const server = createServer(speak).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = bound && typeof bound === 'object' ? bound.port : 0;
  return {
    url: `postgresql://mesra@127.0.0.1:${port}/mesra`,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
