/** An answer that is a file: bytes or a stream with its name and type. */
import type { Readable } from 'node:stream';

export class FileReply {
  readonly body: Buffer | Readable;
  readonly name: string;
  readonly type: string;
  /** true: shown in the browser; false: saved. */
  readonly inline: boolean;
  readonly size: number | undefined;

  constructor(body: Buffer | Readable, name: string, type: string, options: { inline?: boolean; size?: number } = {}) {
    this.body = body;
    this.name = name;
    this.type = type;
    this.inline = options.inline ?? false;
    this.size = options.size ?? (Buffer.isBuffer(body) ? body.length : undefined);
  }
}
