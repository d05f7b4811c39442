import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { leaveModule } from './leave.module.tsx';

const BALANCES = 'leave.list-entitlements';
const SETUP = ['leave.list-leave-types', 'leave.list-approval-rules', 'leave.list-holidays', 'leave.list-blackouts', 'leave.generate-replacements'];

/** Which of these reads are stale after a live message. */
function staleAfter(type: string): string[] {
  const client = new QueryClient();
  const reads = [BALANCES, 'leave.list-leaves', ...SETUP, 'company.details'];
  for (const read of reads) client.setQueryData([read, {}], { data: [] });
  leaveModule.liveEffects?.[type]?.(client, { notification_type: type });
  return reads.filter((read) => client.getQueryState([read, {}])?.isInvalidated);
}

it.each(['leave_changed', 'leave_entitlement', 'leave_approved'])('%s loads leaves and balances again, not what stands in the setup', (type) => {
  expect(staleAfter(type)).toEqual([BALANCES, 'leave.list-leaves']);
});

it('leave_setup_changed also loads types, rules, holidays and blackout days again', () => {
  expect(staleAfter('leave_setup_changed')).toEqual([BALANCES, 'leave.list-leaves', ...SETUP]);
});
