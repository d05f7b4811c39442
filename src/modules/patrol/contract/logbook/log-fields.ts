/** What an entry of the occurrence book holds, by its kind. Pure. */
import type { VisitorIdentity } from '../site/site.register.ts';

export const LOG_KINDS = ['Handover', 'Visitor', 'Vehicle', 'Contractor', 'Key', 'Delivery', 'Equipment', 'Occurrence'] as const;
export type LogKind = (typeof LOG_KINDS)[number];
export const LOG_ACTS = ['Entry', 'Out', 'Correction'] as const;
export type LogAct = (typeof LOG_ACTS)[number];
/** What comes in and goes out again. */
export const WITH_WAY_OUT: readonly LogKind[] = ['Visitor', 'Vehicle', 'Key', 'Contractor'];

export interface LogField {
  readonly key: string;
  /** Stands outside of the hash as a salted digest, and is erased in time. */
  readonly personal: boolean;
  readonly required: boolean;
  readonly most: number;
}
const open = (key: string, required = true, most = 150): LogField => ({ key, personal: false, required, most });
const personal = (key: string, required = true, most = 150): LogField => ({ key, personal: true, required, most });

export const LOG_FIELDS: Readonly<Record<LogKind, readonly LogField[]>> = {
  Handover: [open('from'), open('to'), open('checklist', true, 1000), open('pending', false, 1000)],
  Visitor: [
    personal('name'),
    personal('identity', false, 30),
    open('company', false),
    personal('vehicle', false, 20),
    personal('host'),
    open('pass_no', true, 20),
  ],
  Vehicle: [personal('plate', true, 20), personal('driver'), open('purpose')],
  Contractor: [open('company'), open('workers', true, 4), open('permit_no', false, 60), open('area')],
  Key: [open('key_no', true, 40), personal('taken_by')],
  Delivery: [open('company'), open('do_no', false, 60), personal('receiver')],
  Equipment: [open('item'), open('condition')],
  Occurrence: [open('text', true, 4000)],
};

export type Details = Readonly<Record<string, string>>;

/** Whether a field must be filled: a visitor's identity where the site keeps some of it. */
export const isNeeded = ({ key, required }: Pick<LogField, 'key' | 'required'>, identity: VisitorIdentity): boolean =>
  required || (key === 'identity' && identity !== 'None');

/**
 * The fields that are at fault: missing, too long, or none of this kind.
 * @param identity what the site keeps of a visitor's; `None` also where it is not asked for: a correction, and what a phone wrote before it asked
 */
export function faultyFields(kind: LogKind, details: Details, identity: VisitorIdentity = 'None'): string[] {
  const fields = LOG_FIELDS[kind];
  const known = new Set(fields.map(({ key }) => key));
  const wrong = fields.filter(({ key, required, most }) => {
    const isMissing = isNeeded({ key, required }, identity) && !details[key]?.trim();
    const value = details[key]?.trim() ?? '';
    return value.length > most || isMissing || (key === 'workers' && !/^[1-9]\d{0,3}$/.test(value)) || (key === 'text' && value.length < 5);
  });
  return [...wrong.map(({ key }) => key), ...Object.keys(details).filter((key) => !known.has(key))];
}

/** What a site keeps of an identity number. */
export function keptIdentity(value: string, policy: VisitorIdentity): string {
  if (policy === 'None') return '';
  return policy === 'Full' ? value : value.replace(/[^A-Za-z0-9]/g, '').slice(-4);
}

/** Trimmed, without empty fields, identity numbers as the site keeps them; what is personal apart. */
export function splitDetails(kind: LogKind, details: Details, policy: VisitorIdentity): { readonly open: Details; readonly personal: Details } {
  const kept = LOG_FIELDS[kind].flatMap(({ key, personal: apart }) => {
    const typed = details[key]?.trim() ?? '';
    const value = key === 'identity' ? keptIdentity(typed, policy) : typed;
    return value === '' ? [] : [{ key, value, apart }];
  });
  const of = (apart: boolean) => Object.fromEntries(kept.filter((each) => each.apart === apart).map(({ key, value }) => [key, value]));
  return { open: of(false), personal: of(true) };
}
