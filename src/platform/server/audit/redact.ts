/** What of a change may be written down: only what changed, never a secret, account numbers by their last four digits. */
export type Facts = Readonly<Record<string, unknown>>;

const SECRET = /pass(word|wd|phrase)|secret|token|otp$|^pin$|hash$|api_?key|private_?key|verification_code/i;
const ACCOUNT = /(^|_)(account_(no|number)|bank_account|iban)/i;

/** Keys in order, so that equal values have equal text. */
export function canonicalText(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) => {
      if (typeof part === 'bigint') return part.toString();
      if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
      return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
    }) ?? 'null'
  );
}

const maskAccount = (value: unknown) => {
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const digits = String(value);
  return digits.length > 4 ? `${'•'.repeat(digits.length - 4)}${digits.slice(-4)}` : '••••';
};

/** The same facts without secrets, at any depth. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return value.toString();
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => part !== undefined && !SECRET.test(key))
      .map(([key, part]) => [key, ACCOUNT.test(key) ? maskAccount(part) : redact(part)]),
  );
}

/** Before and after of a change, reduced to the keys that differ. One side alone (creation, deletion) is kept whole. */
export function changedFacts(before: Facts | null, after: Facts | null): { before: Facts | null; after: Facts | null } {
  if (before === null || after === null) return { before: before && (redact(before) as Facts), after: after && (redact(after) as Facts) };
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => canonicalText(before[key]) !== canonicalText(after[key]));
  const pick = (facts: Facts) => redact(Object.fromEntries(keys.filter((key) => key in facts).map((key) => [key, facts[key]]))) as Facts;
  return { before: pick(before), after: pick(after) };
}
