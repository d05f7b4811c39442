/** A company with everybody who claims, checks, approves and pays, for the tests of claims. */
import { typedAccount } from '#modules/company/server/bank/company-bank.factory.ts';
import { makeSalary } from '#modules/payroll/server/payroll.factory.ts';
import { adminOf, employeeOf, ownerOf, type TestEmployee, type TestPerson } from './people.ts';
import type { TestAnswer, TestPortal } from './test-portal.ts';

export const OWN = 'api/claims';
export const MANAGED = 'api/operation/claims';
export const PAGE = '/claim/manage';
const ALL = ['Create', 'Review', 'Check Item', 'Approve', 'Reject', 'Cancel', 'Prepare for Payment', 'Made Payment', 'Export'];

interface SentItem {
  readonly claim_category_id: number | undefined;
  readonly [field: string]: unknown;
}
export interface ShownClaim {
  readonly id: number;
  readonly number: string;
  readonly status: string;
  readonly updated_at: string;
  readonly items: readonly { readonly id: number; readonly amount: number; readonly allowed_amount: number; readonly [field: string]: unknown }[];
  readonly [field: string]: unknown;
}

/** Fails with what was answered. */
export function data(answer: TestAnswer): ShownClaim {
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

export async function claimFixture(portal: TestPortal) {
  const owner = await ownerOf(portal);
  const { rows } = await portal.owner.query<{ id: number; code: string }>('select id, code from claim_categories where company_id = $1', [owner.companyId]);
  const category: Record<string, number> = Object.fromEntries(rows.map(({ id, code }) => [code, id]));
  const banks = (await portal.owner.query<{ id: number; name: string }>('select id, name from banks')).rows;
  const bankId = (name: string) => banks.find((bank) => bank.name === name)?.id;
  let accountNo = 200_000;

  /** With a salary, and so a bank account, unless told otherwise. */
  async function claimant(given: Parameters<typeof employeeOf>[2] = {}, salaried = true): Promise<TestEmployee> {
    const person = await employeeOf(portal, owner, { company_joined_at: '2022-01-03', ...given });
    const banked = { bank_id: bankId('CIMB') ?? null, bank_account_no: `7600${++accountNo}` };
    if (salaried) await portal.asSystem((tx) => makeSalary(tx, owner.companyId, person.employeeId, 3000, banked));
    return person;
  }
  const item = (code: string, amount: number | null, more: object = {}): SentItem => ({
    claim_category_id: category[code],
    date: '2026-11-10',
    description: 'Client visit',
    amount,
    ...more,
  });
  const claim = (items: readonly SentItem[], more: object = {}) => ({ title: 'Penang visit', claim_month: '2026-11-01', items, submit: true, ...more });
  const submit = async (of: TestPerson, items: readonly SentItem[], more: object = {}) => data(await of.client.post(OWN, claim(items, more)));
  const act = (who: TestPerson, id: number, verb: string, body: object = {}) => who.client.post(`${MANAGED}/${id}/${verb}`, body);
  const officer = await adminOf(portal, owner, { [PAGE]: ALL, '/payroll/document/payment': ['Create', 'Update', 'Approve', 'Made Payment'] });
  const second = await adminOf(portal, owner, { [PAGE]: ALL, '/payroll/document/payment': ['Create', 'Update', 'Approve', 'Made Payment'] });

  const accepting = (made: ShownClaim) => ({ items: made.items.map(({ id }) => ({ id, check_status: 'Accepted' })) });
  /** Reviewed, checked and approved by the officer. */
  async function approved(of: TestPerson, items: readonly SentItem[]): Promise<ShownClaim> {
    const made = await submit(of, items);
    data(await act(officer, made.id, 'review'));
    data(await act(officer, made.id, 'check-items', accepting(made)));
    return data(await act(officer, made.id, 'approve'));
  }
  const show = async (id: number, who: TestPerson = owner) => data(await who.client.get(`${MANAGED}/${id}`));
  const settings = async (change: object) => {
    const { updated_at: _seen, ...stored } = data(await owner.client.get(`${MANAGED}/settings`));
    data(await owner.client.post(`${MANAGED}/settings`, { ...stored, ...change }));
  };
  let account: number | undefined;
  /** The company's account that claims are paid from. */
  async function payingAccount(): Promise<number> {
    if (account !== undefined) return account;
    const form = typedAccount(bankId('Maybank'), { account_no: `5140${owner.companyId}00000088`, is_default_claim: true });
    account = (await owner.client.post('api/admin/companies/banks', form)).body.data.id as number;
    return account;
  }
  /** A receipt, uploaded by somebody. */
  async function receipt(of: TestPerson, name = 'receipt.pdf'): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), name);
    return (await of.client.post('api/files', form)).body.data.file;
  }
  return { owner, officer, second, category, claimant, item, claim, submit, act, accepting, approved, show, settings, payingAccount, receipt };
}
export type ClaimFixture = Awaited<ReturnType<typeof claimFixture>>;
