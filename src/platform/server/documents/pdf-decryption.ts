/**
 * Opens a PDF that `renderPdf` locked with a password, for tests: the way every reader does it (ISO 32000-1, 7.6.3,
 * security handler 4, AES-128). What comes out can be inspected.
 */
import { createDecipheriv, createHash } from 'node:crypto';

/** Algorithm 2: a short password is filled up with these bytes. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const ROUNDS = 50;
const md5 = (...parts: readonly Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();

interface Lock {
  readonly owner: Buffer;
  readonly user: Buffer;
  readonly permissions: number;
  readonly id: Buffer;
}

/** @returns the PDF with its streams in the clear; null when the password is wrong. @throws Error when it is not locked */
export function openPdf(bytes: Buffer, password: string): Buffer | null {
  const source = bytes.toString('latin1');
  const lock = lockOf(source);
  const key = keyFor(lock, password);
  if (!userEntry(key, lock.id).equals(lock.user.subarray(0, 16))) return null;
  const open = source
    .replace(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm, (whole, number: string, object: string) => {
      const start = object.indexOf('stream\n');
      if (start < 0) return whole;
      const body = Buffer.from(object.slice(start + 7, object.lastIndexOf('\nendstream')), 'latin1');
      return `${number} 0 obj\n${object.slice(0, start)}stream\n${decrypted(body, objectKey(key, Number(number))).toString('latin1')}\nendstream\nendobj`;
    })
    .replace(/\/Encrypt \d+ 0 R/, '');
  return Buffer.from(open, 'latin1');
}

function lockOf(source: string): Lock {
  const number = /\/Encrypt (\d+) 0 R/.exec(source)?.[1];
  const entry = number === undefined ? undefined : new RegExp(`^${number} 0 obj\\n([\\s\\S]*?)\\nendobj`, 'm').exec(source)?.[1];
  const hex = (text: string | undefined, name: string) => Buffer.from(new RegExp(`/${name} \\[?<([0-9a-f]+)>`).exec(text ?? '')?.[1] ?? '', 'hex');
  if (!entry || !/\/CFM \/AESV2/.test(entry)) throw new Error('This PDF is not locked with AES-128');
  return { owner: hex(entry, 'O'), user: hex(entry, 'U'), permissions: Number(/\/P (-?\d+)/.exec(entry)?.[1]), id: hex(source, 'ID') };
}

function keyFor({ owner, permissions, id }: Lock, password: string): Buffer {
  const allowed = Buffer.alloc(4);
  allowed.writeInt32LE(permissions);
  let key = md5(Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32), owner, allowed, id);
  for (let round = 0; round < ROUNDS; round += 1) key = md5(key);
  return key;
}

/** Algorithm 5: what stands in the file when the key is right. */
function userEntry(key: Buffer, id: Buffer): Buffer {
  let text: Buffer = md5(PADDING, id);
  for (let round = 0; round < 20; round += 1) text = rc4(text, Buffer.from(key.map((byte) => byte ^ round)));
  return text;
}

function objectKey(key: Buffer, number: number): Buffer {
  return md5(key, Buffer.from([number & 0xff, (number >> 8) & 0xff, (number >> 16) & 0xff, 0, 0]), Buffer.from('sAlT'));
}

function decrypted(body: Buffer, key: Buffer): Buffer {
  const cipher = createDecipheriv('aes-128-cbc', key, body.subarray(0, 16));
  return Buffer.concat([cipher.update(body.subarray(16)), cipher.final()]);
}

/** OpenSSL keeps RC4 under lock by now; the password check of the format still asks for it. */
function rc4(text: Buffer, key: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b]!, state[a]!]);
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + state[i]! + key[i % key.length]!) & 0xff;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    text.map((byte) => {
      i = (i + 1) & 0xff;
      j = (j + state[i]!) & 0xff;
      swap(i, j);
      return byte ^ state[(state[i]! + state[j]!) & 0xff]!;
    }),
  );
}
