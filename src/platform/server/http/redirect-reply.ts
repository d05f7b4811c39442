/** An answer that leads the browser elsewhere: sign-in with a provider. The transaction commits as usual. */
import { FileReply } from './file-reply.ts';

export class RedirectReply extends FileReply {
  /** An absolute address. */
  readonly location: string;

  constructor(location: string) {
    super(Buffer.alloc(0), 'redirect', 'text/plain');
    this.location = location;
  }
}
