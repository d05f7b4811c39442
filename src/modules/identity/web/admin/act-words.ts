/** A deed of the record in words: `payroll.paid_many` is "Payroll: marked as paid". */
import type { Text } from '#platform/contract/messages.ts';
import { ACTED_ON, DEEDS } from './acts.messages.ts';

/** Verbs of workflows, and other names of the same deed. */
const SAME: Readonly<Record<string, keyof typeof DEEDS>> = {
  accept: 'accepted',
  approve: 'approved',
  approve_payment: 'approved',
  cancel: 'cancelled',
  cancel_days: 'cancelled',
  confirm: 'confirmed',
  create: 'created',
  delete: 'deleted',
  file_downloaded: 'downloaded',
  made_payment: 'paid',
  mark_paid: 'paid',
  packed: 'downloaded',
  payment_returned: 'returned',
  prepare_payment: 'prepared',
  process: 'processed',
  publish: 'published',
  reject: 'rejected',
  review: 'reviewed',
  submit: 'submitted',
  withdraw: 'withdrawn',
  zipped: 'downloaded',
};

const known = <Key extends string>(words: Readonly<Record<Key, Text>>, key: string): key is Key => Object.hasOwn(words, key);

/** Never a code: what has no words of its own is a record that was changed. */
export function actWords(action: string, subject: string): { readonly what: Text; readonly deed: Text } {
  const parts = action.split('.');
  const [thing, verb] = parts.length > 1 ? [parts[0]!, parts.at(-1)!] : [subject, action];
  const plain = verb.replaceAll('-', '_').replace(/_many$/, '');
  const deed = SAME[plain] ?? plain;
  const called = [thing, subject].find((each) => known(ACTED_ON, each)) ?? 'other';
  return { what: ACTED_ON[called as keyof typeof ACTED_ON], deed: DEEDS[known(DEEDS, deed) ? deed : 'other'] };
}
