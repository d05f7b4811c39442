/** One pass over the people of a month: lines, sums and problems. Only the text of the file is kept. */
import { createHash } from 'node:crypto';
import type { Layout, Values } from '../contract/layout.ts';
import { addAmounts, NO_AMOUNTS, type Amounts, type Employer, type MemberMonth } from '../contract/member-month.ts';
import { problemsOfEmployer, problemsOfMember, type FileProblem } from '../contract/file-problems.ts';
import { detailValues, headerGiven, isDue } from '../contract/scheme-lines.ts';
import { FieldSums, headerValues, LINE_END, titleLine, writeLine } from '../contract/write-file.ts';

/** Problems that an answer lists; the count tells of the rest. */
export const LISTED_PROBLEMS = 200;
const LINES_A_CHUNK = 1000;

export interface BuiltLine {
  readonly member: MemberMonth;
  readonly values: Values;
  readonly raw: string;
  readonly included: boolean;
}

export interface BuildRequest {
  readonly layout: Layout;
  readonly month: string;
  readonly employer: Employer;
  readonly run: Amounts;
  /** Leave out whom a problem blocks. */
  readonly leaveOut: boolean;
  /** Which people the answer shows, from 0. */
  readonly shown?: { readonly from: number; readonly to: number };
}

export interface BuiltFile {
  readonly body: Buffer;
  readonly sha256: string;
  readonly header: { readonly raw: string; readonly values: Values } | null;
  /** People with an amount for this file, left out or not. */
  readonly people: number;
  readonly lines: number;
  readonly leftOut: number;
  readonly leftOutAmounts: Amounts;
  readonly sums: Readonly<Record<string, number>>;
  readonly shown: readonly BuiltLine[];
  readonly problems: readonly FileProblem[];
  readonly problemCount: number;
  readonly blockedByCompany: boolean;
  readonly blockedEmployees: number;
}

/** Reads `members` once; memory grows with the text of the file alone. */
export async function buildStatutoryFile(members: AsyncIterable<MemberMonth>, request: BuildRequest): Promise<BuiltFile> {
  const { layout, month, employer, run, leaveOut, shown = { from: 0, to: 0 } } = request;
  const problems = problemsOfEmployer(layout, employer, run);
  const blockedByCompany = problems.some(({ severity }) => severity === 'blocks');
  const totals = new FieldSums();
  const chunks: Buffer[] = [];
  const stored: BuiltLine[] = [];
  let open: string[] = [];
  let people = 0;
  let leftOut = 0;
  let leftOutAmounts = NO_AMOUNTS;
  let blockedEmployees = 0;
  let problemCount = problems.length;
  const close = () => {
    if (open.length > 0) chunks.push(Buffer.from(open.join(''), 'utf8'));
    open = [];
  };
  for await (const member of members) {
    if (!isDue(layout, member.amounts)) continue;
    const values = detailValues(layout, member, employer, month);
    const found = problemsOfMember(layout, member, values);
    const blocked = found.some(({ severity }) => severity === 'blocks');
    const included = !(blocked && leaveOut);
    problemCount += found.length;
    if (blocked) blockedEmployees += 1;
    if (problems.length < LISTED_PROBLEMS) problems.push(...found.slice(0, LISTED_PROBLEMS - problems.length));
    const raw = writeLine(layout, layout.detail, values);
    if (people >= shown.from && people < shown.to) stored.push({ member, values, raw, included });
    people += 1;
    if (!included) {
      leftOut += 1;
      leftOutAmounts = addAmounts(leftOutAmounts, member.amounts);
      continue;
    }
    totals.add(values);
    open.push(raw, LINE_END);
    if (open.length >= LINES_A_CHUNK * 2) close();
  }
  close();
  const header = headerOf(layout, employer, month, totals);
  const first = header?.raw ?? titleLine(layout);
  const body = Buffer.concat(first === null ? chunks : [Buffer.from(`${first}${LINE_END}`, 'utf8'), ...chunks]);
  return {
    body,
    sha256: createHash('sha256').update(body).digest('hex'),
    header,
    people,
    lines: totals.lines,
    leftOut,
    leftOutAmounts,
    sums: totals.sums,
    shown: stored,
    problems,
    problemCount,
    blockedByCompany,
    blockedEmployees,
  };
}

function headerOf(layout: Layout, employer: Employer, month: string, { sums, counts }: FieldSums): BuiltFile['header'] {
  if (!layout.header) return null;
  const values = headerValues(layout, headerGiven(employer, month), sums, counts);
  return { values, raw: writeLine(layout, layout.header, values) };
}
