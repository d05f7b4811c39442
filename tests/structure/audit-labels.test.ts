/** Every deed that is written into the audit log has words in both languages, brought by the module whose record it is. */
import { expect, test } from 'vitest';
import { SERVER_MODULES } from '#app/server/modules.ts';
import { actWords, knownAct } from '#platform/server/audit/audit-labels.ts';
import { joinExtensionPoints } from '#platform/server/extension-point.ts';
import { SERVER_FILES } from './declared-extension-points.ts';

joinExtensionPoints(SERVER_MODULES);

const CONSTANTS = new Map(
  SERVER_FILES.flatMap(({ path, text }) => [...text.matchAll(/const ([A-Z]+) = '(\w+)'/g)].map(([, name, value]) => [`${path} ${name}`, value!])),
);
const anywhere = (name: string) => [...CONSTANTS].find(([key]) => key.endsWith(` ${name}`))?.[1];

interface AuditEvent {
  readonly path: string;
  readonly action: string;
  readonly subject: string;
}

/** The deeds of a file as far as they stand in its text: a name that is made up while it runs is left to the next test. */
function auditEventsOf({ path, text }: { readonly path: string; readonly text: string }): AuditEvent[] {
  if (!/audit/i.test(text)) return [];
  return [...text.matchAll(/action: (?<said>[^\n]*?),\s*subject_type: (?<of>'\w+'|\w+)/g)].flatMap(({ groups }) => {
    const { said: outcome, of } = groups as { said: string; of: string };
    const value = (name: string) => CONSTANTS.get(`${path} ${name}`) ?? anywhere(name);
    const subject = of.startsWith("'") ? of.slice(1, -1) : (value(of) ?? '');
    const names = [...outcome.matchAll(/(?<!=== )'([\w.-]+)'|`\$\{([A-Z]+)\}\.(\w+)`/g)].map(([, whole, name, verb]) => whole ?? `${value(name!)}.${verb}`);
    return names.map((action) => ({ path, action, subject }));
  });
}

test('what is written by name has words for its record and for what happened to it', () => {
  const events = SERVER_FILES.flatMap(auditEventsOf);
  expect(events.length).toBeGreaterThan(60);
  const silent = events.filter(({ action, subject }) => {
    const { what, deed: event } = knownAct(action, subject);
    // Kinds of units are named while it runs; each is a record of company.
    return event === null || (what === null && subject !== '');
  });
  expect(silent.map(({ path, action, subject }) => `${path}: ${action} of ${subject}`)).toEqual([]);
});

test('so has every record of a register, and every move of a workflow', () => {
  const subjects = SERVER_FILES.flatMap(({ text }) => [...text.matchAll(/^ {2}subject: '(\w+)',$/gm)].map(([, name]) => name!));
  expect(subjects.length).toBeGreaterThan(5);
  const verbs = SERVER_FILES.flatMap(({ text }) => [...text.matchAll(/(?:auditMove|move|log)\w*\(ctx, '(\w+)'/g)].map(([, verb]) => verb!));
  const silent = [
    ...subjects.flatMap((subject) => ['created', 'updated', 'deleted'].map((verb) => [`${subject}.${verb}`, subject] as const)),
    ...verbs.map((verb) => [`claim.${verb}`, 'claim'] as const),
  ].filter(([action, subject]) => Object.values(knownAct(action, subject)).includes(null));
  expect(silent).toEqual([]);
});

test.each([
  ['payroll.paid_many', 'payroll', 'Payroll: marked as paid', 'Penggajian: ditanda dibayar'],
  ['claim.approve', 'claim', 'Claim: approved', 'Tuntutan: diluluskan'],
  ['updated', 'company_bank', 'Bank account: changed', 'Akaun bank: diubah'],
  ['import-undone', 'employee', 'Employee: import undone', 'Pekerja: import dibuat asal'],
  ['payroll.variance_explained', 'payroll', 'Payroll: difference explained', 'Penggajian: perbezaan diterangkan'],
  // Never a code, whatever an older release wrote.
  ['patrol_round.walked_over', 'patrol_round', 'Record: changed', 'Rekod: diubah'],
])('%s of %s is said in words', (action, subject, en, ms) => {
  const { what, deed: event } = actWords(action, subject);
  expect([`${what.en}: ${event.en}`, `${what.ms}: ${event.ms}`]).toEqual([en, ms]);
});
