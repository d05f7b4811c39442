import type { Text } from '#platform/contract/messages.ts';
import { STATUS_TEXTS } from '#platform/contract/status/status.messages.ts';
import type { OperationStatus } from '../../contract/operation/operation.endpoints.ts';
import { ROUND_NAMES } from '../../contract/round/round-words.ts';

/** What statuses of operations are called. */
export const STATUS_NAMES: Readonly<Record<OperationStatus, Text>> = {
  Upcoming: ROUND_NAMES.Upcoming,
  'On Going': ROUND_NAMES['On Going'],
  Completed: ROUND_NAMES.Completed,
  Cancelled: STATUS_TEXTS['cancelled'] ?? ROUND_NAMES.Missed,
};
