import { useSearch } from 'wouter';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { mendAddress, MissingChip } from '#modules/employee/web/public.tsx';
import { listSalaries } from '../../contract/salary/salary.endpoints.ts';
import { SALARY } from './salary.messages.ts';

/** Tells, in the head of an employee (`?id=`), that there is no salary yet or no account to pay it to. */
export function MissingAccount() {
  const id = Number(new URLSearchParams(useSearch()).get('id'));
  const { data } = useEndpoint(listSalaries, { id }, { enabled: Number.isSafeInteger(id) && id > 0, keepPrevious: false, quiet: true });
  if (!data?.can.create) return null;
  const current = data.data.find(({ is_current }) => is_current) ?? data.data[0];
  if (!current) return <MissingChip label={SALARY.title} href={mendAddress('/employment', id, 'basic')} />;
  const isPaidThere = current.payment_method === 'Bank Transfer' && !current.bank_account_no;
  return isPaidThere && <MissingChip label={SALARY.bankAccount} href={mendAddress('/employment', id, 'bank_account_no')} />;
}
