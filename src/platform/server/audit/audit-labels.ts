/** A deed of the audit log in words: `payroll.paid_many` is "Payroll: marked as paid". Each module brings the words of its records. */
import type { Text } from '#platform/contract/messages.ts';
import { providersOf, extensionPoint } from '../extension-point.ts';
import { AUDIT_EVENTS } from './deeds.messages.ts';

type Words = Readonly<Record<string, Text>>;

export interface AuditLabels {
  /** By the first part of a deed's name, or by the record that it was done to. */
  readonly records: Words;
  /** By the last part of a deed's name, beside those that every record knows (`deeds.messages.ts`). */
  readonly events?: Words;
}

export const auditLabels = extensionPoint<AuditLabels>('words of what the audit log keeps');

/** Verbs of workflows, and other names of the same deed. */
const SAME: Readonly<Record<string, string>> = {
  accept: 'accepted',
  apply: 'applied',
  approve: 'approved',
  approve_payment: 'approved',
  cancel: 'cancelled',
  cancel_days: 'cancelled',
  confirm: 'confirmed',
  create: 'created',
  declare: 'declared',
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
  renew: 'renewed',
  return_payment: 'returned',
  submit: 'submitted',
  update: 'changed',
  updated: 'changed',
  withdraw: 'withdrawn',
  zipped: 'downloaded',
};

const RECORD: Text = { en: 'Record', ms: 'Rekod' };
const CHANGED: Text = AUDIT_EVENTS.changed;

/** A record, and what happened to it; null: nobody has a word for it. */
export function knownAct(action: string, subject: string): { readonly what: Text | null; readonly deed: Text | null } {
  const parts = action.split('.');
  const [thing, verb] = parts.length > 1 ? [parts[0]!, parts.at(-1)!] : [subject, action];
  const plain = verb.replaceAll('-', '_').replace(/_many$/, '');
  const all = providersOf(auditLabels);
  const of = (record: string) => all.find(({ records }) => Object.hasOwn(records, record));
  const owner = of(thing) ?? of(subject);
  // A module's own word stands before that of another one that does something to the record.
  const own = (key: string) => [owner, ...all].find((each) => each?.events && Object.hasOwn(each.events, key))?.events?.[key];
  const event = (key: string) => own(key) ?? (Object.hasOwn(AUDIT_EVENTS, key) ? AUDIT_EVENTS[key as keyof typeof AUDIT_EVENTS] : null);
  return { what: owner?.records[thing] ?? owner?.records[subject] ?? null, deed: event(plain) ?? event(SAME[plain] ?? plain) };
}

/** Never a code: what has no words of its own is a record that was changed. */
export function actWords(action: string, subject: string): { readonly what: Text; readonly deed: Text } {
  const { what, deed: event } = knownAct(action, subject);
  return { what: what ?? RECORD, deed: event ?? CHANGED };
}
