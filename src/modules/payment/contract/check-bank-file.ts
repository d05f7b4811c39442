/** What a bank would turn away, found before the file is written and named by payee. */
import { add } from '#platform/contract/money.ts';
import type { Params } from '#platform/contract/messages.ts';
import { toBankText } from './bank-text.ts';
import { writeCell } from './bank-file-cell.ts';
import { IBG_LIMIT, type BankFileFacts, type BankFileLayout, type FileField, type PaymentFacts } from './bank-file-layout.ts';
import type { FileProblem } from './payment.messages.ts';

export interface BankFileProblem {
  /** null: the batch as a whole. */
  readonly payee: string | null;
  readonly problem: FileProblem;
  readonly params?: Params;
}

const isFigure = ({ as }: FileField) => as === 'digits' || as === 'sen' || as === 'count';

/** The first thing wrong with a line of facts, by its fields. */
function fieldProblem(facts: BankFileFacts, payment: PaymentFacts | null, field: FileField): FileProblem | null {
  const text = writeCell(field, facts.batch, payment);
  if (field.required && text === '') {
    const lacks = { payee_name: 'noLetters', ibg_code: 'noBankCode', corporate_id: 'noCorporateId', bic: 'noBic' } as const;
    return lacks[field.from as keyof typeof lacks] ?? 'fieldEmpty';
  }
  if (field.width !== undefined && isFigure(field) && text.length > field.width) return field.from === 'account_no' ? 'accountLong' : 'figureLong';
  return null;
}

function paymentProblem(layout: BankFileLayout, facts: BankFileFacts, payment: PaymentFacts): FileProblem | null {
  if (!/^\d{5,20}$/.test(payment.account_no)) return 'accountDigits';
  if (payment.amount <= 0) return 'amountZero';
  if (payment.mode !== 'own' && payment.amount > IBG_LIMIT && !layout.rentas) return 'ibgLimit';
  return layout.payment.fields.map((field) => fieldProblem(facts, payment, field)).find((problem) => problem !== null) ?? null;
}

/** Empty: the file can be written. One problem for each payee, and those of the batch. */
export function checkBankFile(layout: BankFileLayout, facts: BankFileFacts): BankFileProblem[] {
  const { batch, payments } = facts;
  const problems: BankFileProblem[] = [];
  if (payments.length === 0) problems.push({ payee: null, problem: 'noPayments' });
  if (payments.length !== batch.count || add(...payments.map(({ amount }) => amount)) !== batch.total) problems.push({ payee: null, problem: 'totalsDiffer' });
  if (layout.before.concat(layout.after).some(({ fields }) => fields.some(({ from }) => from === 'corporate_id'))) {
    const width = Math.min(...layout.before.flatMap(({ fields }) => fields.filter(({ from }) => from === 'corporate_id').map(({ width: most }) => most ?? 40)));
    if (toBankText(batch.corporate_id).length > width) problems.push({ payee: null, problem: 'corporateIdLong', params: { width } });
  }
  for (const line of [...layout.before, ...layout.after]) {
    for (const field of line.fields) {
      const problem = fieldProblem(facts, null, field);
      if (problem) problems.push({ payee: null, problem, params: { field: field.key } });
    }
  }
  for (const payment of payments) {
    const problem = paymentProblem(layout, facts, payment);
    if (problem) problems.push({ payee: payment.payee_name, problem, params: { account: payment.account_no.slice(-4) } });
  }
  return problems;
}
