/** What goes to LHDN for the year: the CP8D text, the employer's file, and the sums of Form E. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { cp8dFile as cp8dEndpoint, showFormE as formEEndpoint } from '../../contract/ea-year.endpoints.ts';
import { EA_ERRORS } from '../../contract/ea-form.messages.ts';
import { sumFormE } from '../../contract/sum-form-e.ts';
import { totalBoxes } from '../../contract/total-ea-form.ts';
import { cp8dLineOf, cp8dName, employerName, employerNumber, writeCp8d, writeEmployer } from '../../contract/write-cp8d.ts';
import { partsOfYear } from '../ea-form.store.ts';
import { withoutForm } from '../ea-list.store.ts';
import { eaYear } from '../generate-ea-forms.ts';
import { eaFixture } from '../make-ea-forms.ts';

const NAMED = 20;
const TEXT = 'text/plain; charset=utf-8';
const namesOf = (people: readonly { readonly name: string; readonly employee_code: string }[]) =>
  people
    .slice(0, NAMED)
    .map(({ name, employee_code }) => `${name} (${employee_code})`)
    .join(', ') + (people.length > NAMED ? ' …' : '');

/**
 * The file of all employees.
 * @throws 422 with a narrowed reach, without employer number or forms, and naming who has no form or lacks a number.
 */
export async function cp8dFile(ctx: Ctx, input: ParsedInput<typeof cp8dEndpoint>): Promise<FileReply> {
  const year = eaYear(ctx, input.year);
  if (!ctx.actor.scope.all) throw invalid('base', EA_ERRORS.partOnly);
  const { employer } = await eaFixture(ctx);
  if (!employer.tax_no) throw invalid('base', EA_ERRORS.noEmployerNo);
  const number = employerNumber(employer.tax_no);
  if (input.file === 'employer') {
    return new FileReply(Buffer.from(writeEmployer({ employer_no: number, name: employer.name, year })), employerName(number, year), TEXT);
  }
  const forms = await partsOfYear(ctx, year);
  if (forms.length === 0) throw invalid('base', EA_ERRORS.noForms, { year: String(year) });
  const pending = await withoutForm(ctx, year);
  if (pending.length > 0) throw invalid('base', EA_ERRORS.pending, { n: pending.length, names: namesOf(pending) });
  const incomplete = forms.map(({ person }) => person).filter((person) => !person.tax_no || !(person.identity_number ?? person.passport));
  if (incomplete.length > 0 && !input.incomplete) throw invalid('base', EA_ERRORS.missingNumbers, { names: namesOf(incomplete) });
  const content = writeCp8d(forms.map((form) => cp8dLineOf(form, totalBoxes(form.boxes, form.manual))));
  return new FileReply(Buffer.from(content), cp8dName(number, year), TEXT);
}

export async function showFormE(ctx: Ctx, input: ParsedInput<typeof formEEndpoint>): Promise<OutputOf<typeof formEEndpoint>> {
  const year = eaYear(ctx, input.year);
  const [{ employer }, forms, pending] = await pipeline(
    ctx,
    () => eaFixture(ctx),
    () => partsOfYear(ctx, year),
    () => withoutForm(ctx, year),
  );
  const { counts, totals } = sumFormE(
    forms.map(({ status, person, boxes, manual }) => ({ published: status === 'Published', person, boxes: totalBoxes(boxes, manual) })),
    year,
  );
  const issues = forms.flatMap(({ id, employee_id, person, issues: open }) =>
    open.map((issue) => ({ form_id: id, employee_id, name: person.name, employee_code: person.employee_code, issue })),
  );
  const { name, tax_no, tax_branch, registration_no } = employer;
  return {
    data: {
      year,
      employer: { name, tax_no, tax_branch, registration_no },
      counts: { ...counts, pending: pending.length },
      totals,
      issues,
      no_employer_no: !tax_no,
    },
  };
}
