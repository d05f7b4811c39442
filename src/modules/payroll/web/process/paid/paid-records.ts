import type { Text } from '#platform/contract/messages.ts';
import { webExtensionPoint } from '#platform/web/extension-point.ts';

export interface PaidRecords {
  /** Of its `source`. */
  readonly key: string;
  readonly page: string;
  readonly label: Text;
}

/** Who pays with the salary says where its records are seen. */
export const paidRecords = webExtensionPoint<PaidRecords>('what is paid with the salary');
