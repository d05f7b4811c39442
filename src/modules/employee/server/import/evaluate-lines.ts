/** The verdict on each row of a file: added, changed (what), unchanged, or refused (why, cell by cell). */
import type { ImportFault, ImportLine, Verdict } from '#platform/server/imports/import-definition.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employeeLimit } from '#modules/company/server/public.ts';
import { EMPLOYEE_ERRORS, IMPORT_ERRORS } from '../../contract/employee.messages.ts';
import { freePlaces } from '../change/check-employee.ts';
import { draftLine, type Draft } from './draft-lines.ts';
import type { EmployeeLine } from './import-columns.ts';
import { lookUp, type Known } from './import-lookup.ts';
import { importParts, speaksTo } from './import-parts.ts';
import { IMPORT_MESSAGES } from '#platform/server/imports/import.messages.ts';

/** Drafts of all lines, their managers found. @param makes units that are lacking will be there when the lines are written. */
export async function draftLines(ctx: Ctx, lines: readonly ImportLine<EmployeeLine>[], makes = false): Promise<Draft[]> {
  const known = await lookUp(ctx, lines, makes);
  const drafts = lines.map((line) => draftLine(ctx, known, line));
  findManagers(drafts, known);
  return drafts;
}

export async function evaluateLines(ctx: Ctx, lines: readonly ImportLine<EmployeeLine>[], makes: boolean): Promise<Verdict[]> {
  const drafts = await draftLines(ctx, lines, makes);
  refuseTwins(drafts);
  await evaluateParts(ctx, drafts);
  refuseLostManagers(drafts);
  await refuseBeyondEmployeeLimit(ctx, drafts);
  return drafts.map(({ faults, current, changes }): Verdict => {
    if (faults.length > 0) return { kind: 'refused', faults };
    if (!current) return { kind: 'added' };
    const { id, name } = current;
    return changes.length > 0 ? { kind: 'changed', subjectId: id, name, changes } : { kind: 'unchanged', subjectId: id, name };
  });
}

/** Papers stand in a file once, but for people who left: who came back has a second record with the same ones. */
function refuseTwins(drafts: readonly Draft[]): void {
  for (const column of ['identity_number', 'passport'] as const) {
    const seen = new Map<string, number>();
    for (const { line, current, faults } of drafts) {
      const paper = String(line.values[column] ?? '').toLowerCase();
      if (paper === '' || current?.status === 'Inactive') continue;
      const row = seen.get(paper);
      if (row === undefined) seen.set(paper, line.number);
      else faults.push({ column, text: IMPORT_MESSAGES.twice, params: { row } });
    }
  }
}

const codeOf = ({ line, current }: Draft) => String(current?.employee_code ?? line.values['employee_code'] ?? '').toLowerCase();
const noManager = (draft: Draft): ImportFault => ({
  column: 'reporting_to',
  text: IMPORT_ERRORS.noSuchManager,
  params: { code: String(draft.line.values['reporting_to']) },
});

/** A manager is an active colleague, or somebody whom the file adds; never oneself or one's own report. */
function findManagers(drafts: readonly Draft[], known: Known): void {
  const added = new Map(drafts.flatMap((draft) => (draft.current || codeOf(draft) === '' ? [] : [[codeOf(draft), draft] as const])));
  const wanted = new Map(drafts.flatMap((draft) => (draft.manager === null ? [] : [[codeOf(draft), draft.manager] as const])));
  const above = (code: string): string | undefined => {
    const colleague = known.colleaguesByCode.get(code);
    return wanted.get(code) ?? (colleague?.managerId ? known.colleagues.get(colleague.managerId)?.code.toLowerCase() : undefined);
  };
  const circles = (own: string, from: string): boolean => {
    const seen = new Set<string>();
    for (let code: string | undefined = from; code !== undefined && !seen.has(code); code = above(code)) {
      if (code === own) return true;
      seen.add(code);
    }
    return false;
  };
  for (const draft of drafts) {
    const { manager, current, faults, changes } = draft;
    if (manager === null) continue;
    const colleague = known.colleaguesByCode.get(manager);
    if (colleague ? colleague.status !== 'Active' : !added.has(manager)) faults.push(noManager(draft));
    else if (codeOf(draft) !== '' && circles(codeOf(draft), manager)) faults.push({ column: 'reporting_to', text: EMPLOYEE_ERRORS.reportsToSelf });
    const before = current?.reporting_to ? (known.colleagues.get(current.reporting_to)?.code ?? null) : null;
    const after = colleague?.code ?? String(draft.line.values['reporting_to']);
    if (current && before !== after) changes.push({ column: 'reporting_to', before, after });
  }
}

/** Who would report to a row that is refused is refused as well, and so on upward. */
function refuseLostManagers(drafts: readonly Draft[]): void {
  const added = new Map(drafts.flatMap((draft) => (draft.current || codeOf(draft) === '' ? [] : [[codeOf(draft), draft] as const])));
  for (let again = true; again;) {
    again = false;
    for (const draft of drafts) {
      if (draft.manager === null || draft.faults.length > 0) continue;
      if ((added.get(draft.manager)?.faults.length ?? 0) === 0) continue;
      draft.faults.push(noManager(draft));
      again = true;
    }
  }
}

async function evaluateParts(ctx: Ctx, drafts: readonly Draft[]): Promise<void> {
  for (const part of importParts()) {
    const spoken = drafts.filter(({ line, faults }) => faults.length === 0 && speaksTo(part, line.values));
    if (spoken.length === 0) continue;
    const now = await part.read(
      ctx,
      spoken.flatMap(({ current }) => current?.id ?? []),
    );
    const faults = await part.evaluate(
      ctx,
      spoken.map(({ line, current }) => ({ employeeId: current?.id ?? null, values: line.values })),
    );
    spoken.forEach((draft, i) => {
      draft.faults.push(...(faults[i] ?? []));
      const { current, line } = draft;
      if (!current) return;
      for (const { key } of part.columns) {
        const after = line.values[key];
        const before = now.get(current.id)?.[key] ?? null;
        if (after !== undefined && after !== null && after !== before) draft.changes.push({ column: key, before, after });
      }
    });
  }
}

/** The first rows take the seats that are left. */
async function refuseBeyondEmployeeLimit(ctx: Ctx, drafts: readonly Draft[]): Promise<void> {
  const added = drafts.filter(({ current, faults }) => current === null && faults.length === 0);
  if (added.length === 0) return;
  const free = await freePlaces(ctx, false);
  if (added.length <= free) return;
  const places = (await employeeLimit(ctx, ctx.companyId)) ?? 0;
  for (const { faults } of added.slice(Math.max(0, free))) faults.push({ text: EMPLOYEE_ERRORS.seats, params: { seats: places } });
  refuseLostManagers(drafts);
}
