/** A statutory file on the wire: words in the reader's language, amounts in ringgit. */
import { daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import { say, type Locale } from '#platform/contract/messages.ts';
import { sen, toRinggit } from '#platform/contract/money.ts';
import { metaFor, type PageRequest } from '#platform/contract/paging.ts';
import { PROBLEM_TEXTS } from '../contract/file-problems.messages.ts';
import { placeOf, type FileProblem } from '../contract/file-problems.ts';
import { isAmount, type FieldSpec, type Layout, type RecordSpec, type Values } from '../contract/layout.ts';
import { layoutsFor } from '../contract/layouts.ts';
import type { Employer } from '../contract/member-month.ts';
import { amountsOf, fileNameOf } from '../contract/scheme-lines.ts';
import { deadlineOf, monthKindOf, SCHEME_NAMES } from '#modules/statutory/contract/statutory-file.params.ts';
import type { FilePreview } from '../contract/statutory-file.schema.ts';
import type { BuiltFile, BuiltLine } from './build-statutory-file.ts';
import type { RunOfMonth } from './statutory-file.store.ts';

export interface PresentedFile {
  readonly layout: Layout;
  readonly month: string;
  readonly employer: Employer;
  readonly run: RunOfMonth;
  readonly built: BuiltFile;
  readonly today: CalendarDate;
  readonly partial: boolean;
  readonly page: PageRequest;
}

const ringgit = (value: number) => toRinggit(sen(value));

const presentField = (record: RecordSpec, field: FieldSpec, locale: Locale): FilePreview['fields'][number] => ({
  record: record.kind,
  key: field.key,
  label: say(field.label, locale),
  kind: field.kind,
  at: field.at,
  length: field.length,
  required: field.required,
  source: say(field.source, locale),
  note: field.note ? say(field.note, locale) : null,
});

const presentValues = (record: RecordSpec, values: Values): Record<string, string | number> =>
  Object.fromEntries(
    record.fields.flatMap((field) => {
      const value = values[field.key];
      return value === undefined ? [] : [[field.key, isAmount(field) && typeof value === 'number' ? ringgit(value) : value]];
    }),
  );

const presentLine = ({ detail }: Layout, { member, values, raw, included }: BuiltLine): FilePreview['lines'][number] => ({
  employee_id: member.employee_id,
  employee_code: member.employee_code,
  name: member.name,
  raw,
  values: presentValues(detail, values),
  included,
});

/** A problem in words. */
export const presentProblem = (layout: Layout, found: FileProblem, locale: Locale): FilePreview['problems'][number] => {
  const { what, remedy } = PROBLEM_TEXTS[found.code];
  return {
    code: found.code,
    severity: found.severity,
    field: found.field,
    employee: found.member && { id: found.member.employee_id, name: found.member.name, employee_code: found.member.employee_code },
    message: say(what, locale, { scheme: say(SCHEME_NAMES[layout.scheme], locale) }),
    remedy: say(remedy, locale),
    link: placeOf(found),
  };
};

/** Sums of the file, field by field, beside what the payrolls owe. */
function presentTotals({ layout, run, built }: PresentedFile, locale: Locale): FilePreview['totals'] {
  const amounts = layout.detail.fields.flatMap((field) => {
    if (!field.sums) return [];
    const file = built.sums[field.key] ?? 0;
    const owed = field.sums.length === 0 ? null : field.sums.reduce((sum, key) => sum + run.amounts[key], 0);
    return [
      {
        key: field.key,
        label: say(field.label, locale),
        file: ringgit(file),
        run: owed === null ? null : ringgit(owed),
        difference: owed === null ? null : ringgit(file - owed),
      },
    ];
  });
  const out = amountsOf(layout).filter((key) => built.leftOutAmounts[key] !== 0);
  return {
    employees: built.lines,
    left_out: built.leftOut,
    amounts,
    left_out_amounts: Object.fromEntries(out.map((key) => [key, ringgit(built.leftOutAmounts[key])])),
  };
}

export function presentFile(file: PresentedFile, locale: Locale, downloadable: boolean): FilePreview {
  const { layout, month, employer, run, built, today, partial, page } = file;
  const deadline = deadlineOf(layout.scheme, month);
  return {
    scheme: layout.scheme,
    month,
    month_kind: monthKindOf(layout.scheme),
    layout: {
      key: layout.key,
      name: say(layout.name, locale),
      form: layout.form,
      origin: layout.origin,
      document: say(layout.document, locale),
      from: layout.from,
      until: layout.until ?? null,
    },
    layouts: layoutsFor(layout.scheme, month).map(({ key, name }) => ({ key, name: say(name, locale) })),
    file_name: fileNameOf(layout, employer, month),
    deadline,
    days_left: daysInclusive(today, deadline) - 1,
    fields: [
      ...(layout.header?.fields ?? []).map((field) => presentField(layout.header as RecordSpec, field, locale)),
      ...layout.detail.fields.map((field) => presentField(layout.detail, field, locale)),
    ],
    header: built.header && layout.header ? { raw: built.header.raw, values: presentValues(layout.header, built.header.values) } : null,
    lines: built.shown.map((line) => presentLine(layout, line)),
    totals: presentTotals(file, locale),
    run: { payrolls: run.payrolls, not_confirmed: run.not_confirmed },
    problems: built.problems.map((found) => presentProblem(layout, found, locale)),
    problem_count: built.problemCount,
    blocked: { by_company: built.blockedByCompany, employees: built.blockedEmployees },
    partial,
    sha256: downloadable ? built.sha256 : null,
    size: built.body.length,
    meta: metaFor(page, built.people),
  };
}
