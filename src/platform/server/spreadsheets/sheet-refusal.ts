/** Why a file is not read. Thrown inside the worker, carried over as plain data, said at the field `file`. */
import type { Params } from '#platform/contract/messages.ts';
import type { SHEET_MESSAGES } from './sheet.messages.ts';

export type RefusalKey = keyof typeof SHEET_MESSAGES;

export class SheetRefused extends Error {
  readonly key: RefusalKey;
  readonly params: Params;

  constructor(key: RefusalKey, params: Params = {}) {
    super(key);
    this.key = key;
    this.params = params;
  }
}
