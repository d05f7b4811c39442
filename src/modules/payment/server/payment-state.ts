/** A batch as it stands: its payees with what is wrong about them, and what its bank file would say. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { add } from '#platform/contract/money.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { findBanksById } from '#modules/reference/server/public.ts';
import { BANK_FILE_LAYOUTS } from '../contract/bank-file-layouts.ts';
import { IBG_LIMIT, type BankFileFacts, type PaymentFacts } from '../contract/bank-file-layout.ts';
import { checkBankFile } from '../contract/check-bank-file.ts';
import { FILE_PROBLEM_TEXTS, PROBLEM_TEXTS } from '../contract/payment.messages.ts';
import { isBlocking, type PayableProblem } from '../contract/payment.schema.ts';
import { liveItems } from './payment-item.store.ts';
import type { ItemRecord, PaymentRecord } from './payment.tables.ts';
import { payableProvider, type Payable } from './payables.ts';

export interface EvaluatedItem extends ItemRecord {
  readonly problems: readonly PayableProblem[];
  /** What it pays now; null when it is gone. Kept for drafts alone. */
  readonly payable: Payable | null;
}

/** What the items of a draft pay, as it is now: of all of them, or of some. */
export const payablesOf = async (ctx: Ctx, batch: PaymentRecord, subjects?: readonly number[]): Promise<Payable[]> =>
  batch.status === 'Draft' ? payableProvider(batch.type).list(ctx, subjects ? { ids: subjects } : { batch: batch.id }) : [];

/** Items of a draft follow what they pay; later they stay as they were submitted. Pure. */
export function evaluateItems(batch: PaymentRecord, items: readonly ItemRecord[], found: readonly Payable[]): EvaluatedItem[] {
  if (batch.status !== 'Draft') return items.map((item) => ({ ...item, problems: [], payable: null }));
  const byId = new Map(found.map((payable) => [payable.id, payable]));
  return items.map((item) => {
    const payable = byId.get(item.subject_id) ?? null;
    if (!payable) return { ...item, problems: ['gone'], payable };
    const { payee_name, identity_type, identity_no, bank_id, account_no, account_name, amount, problems } = payable;
    return { ...item, payee_name, identity_type, identity_no, bank_id, account_no, account_name, amount, problems, payable };
  });
}

export type Bank = Awaited<ReturnType<typeof findBanksById>>[number];

/** @param known banks that were read already */
export async function banksOf(ctx: Ctx, ids: readonly (number | null)[], known: ReadonlyMap<number, Bank> = new Map()): Promise<Map<number, Bank>> {
  const wanted = [...new Set(ids.filter((id) => id !== null && !known.has(id)))] as number[];
  return new Map([...known, ...(await findBanksById(ctx, wanted)).map((bank) => [bank.id, bank] as const)]);
}

/** Where an account was changed since its item was put into the draft, its bank is asked for after the others. */
export const banksOfItems = (ctx: Ctx, items: readonly EvaluatedItem[], known: ReadonlyMap<number, Bank>): Promise<Map<number, Bank>> =>
  banksOf(
    ctx,
    items.map(({ bank_id }) => bank_id),
    known,
  );

/** What the bank file says of these items. */
export function fileFactsOf(batch: PaymentRecord, items: readonly EvaluatedItem[], banks: ReadonlyMap<number, Bank>): BankFileFacts {
  const payments = items.map((item, index): PaymentFacts => {
    const bank = item.bank_id === null ? undefined : banks.get(item.bank_id);
    const { amount } = item;
    const id_no = item.identity_type === 'NRIC' ? (item.identity_no ?? '').replace(/\D/g, '') : (item.identity_no ?? '');
    const own = item.bank_id === batch.paying_bank_id;
    return {
      line: index + 1,
      payee_name: item.account_name ?? item.payee_name,
      bank_name: bank?.name ?? '',
      bic: (bank?.swift_code ?? '').slice(0, 8),
      ibg_code: bank?.ibg_code ?? null,
      account_no: item.account_no ?? '',
      amount,
      reference: item.number,
      id_type: item.identity_type,
      id_no,
      nric: item.identity_type === 'NRIC' ? id_no : '',
      passport: item.identity_type === 'Passport' ? id_no : '',
      mode: own ? 'own' : amount > IBG_LIMIT && BANK_FILE_LAYOUTS[batch.file_format].rentas ? 'rentas' : 'interbank',
    };
  });
  return {
    batch: {
      batch_number: batch.number,
      title: batch.title,
      company_name: batch.paying_account_name,
      corporate_id: batch.corporate_id ?? '',
      debit_account: batch.paying_account_no,
      payment_date: batch.payment_date as CalendarDate,
      count: payments.length,
      total: add(...payments.map(({ amount }) => amount)),
    },
    payments,
  };
}

export interface Blocker {
  readonly payee: string | null;
  readonly text: string;
}

/** Everything that keeps a batch from being submitted, or its file from being written. */
export function blockersOf(ctx: Pick<Ctx, 'locale'>, batch: PaymentRecord, items: readonly EvaluatedItem[], facts: BankFileFacts): Blocker[] {
  const words = (text: Text, params?: Parameters<typeof say>[2]) => say(text, ctx.locale, params);
  const lacking = items.flatMap(({ payee_name, problems }) =>
    problems.filter(isBlocking).map((problem) => ({ payee: payee_name, text: words(PROBLEM_TEXTS[problem]) })),
  );
  const unsent = ({ problems }: EvaluatedItem) => problems.some((problem) => problem === 'noAmount' || isBlocking(problem));
  const faulty = new Set(items.flatMap((item, index) => (unsent(item) ? [index + 1] : [])));
  const sound = facts.payments.filter(({ line }) => !faulty.has(line));
  const checked: BankFileFacts = {
    payments: sound,
    batch: { ...facts.batch, count: sound.length, total: add(...sound.map(({ amount }) => amount)) },
  };
  const refused = checkBankFile(BANK_FILE_LAYOUTS[batch.file_format], checked)
    // With nobody left for the file, what keeps them out says it already.
    .filter(({ problem }) => problem !== 'noPayments' || lacking.length === 0)
    .map(({ payee, problem, params }) => ({ payee, text: words(FILE_PROBLEM_TEXTS[problem], params) }));
  return [...lacking, ...refused];
}

export interface BatchState {
  readonly items: readonly EvaluatedItem[];
  readonly facts: BankFileFacts;
  readonly blockers: readonly Blocker[];
}

/** @param bankIds of its items, where they are known already */
export async function stateOf(ctx: Ctx, batch: PaymentRecord, bankIds: readonly (number | null)[] = []): Promise<BatchState> {
  const [stored, payables, known] = await pipeline(
    ctx,
    () => liveItems(ctx, batch.id),
    () => payablesOf(ctx, batch),
    () => banksOf(ctx, bankIds),
  );
  const items = evaluateItems(batch, stored, payables);
  const banks = await banksOfItems(ctx, items, known);
  const facts = fileFactsOf(batch, items, banks);
  return { items, facts, blockers: blockersOf(ctx, batch, items, facts) };
}
