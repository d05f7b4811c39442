import type { Text } from '#platform/contract/messages.ts';
import { webPort } from '#platform/web/port.ts';

export interface PaidRecords {
  /** Of its `source`. */
  readonly key: string;
  readonly page: string;
  readonly label: Text;
}

/** Who pays with the salary says where its records are seen. */
export const paidRecords = webPort<PaidRecords>('what is paid with the salary');
